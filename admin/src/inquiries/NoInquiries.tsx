import { EmptyWindow } from '../layout/EmptyWindow.tsx';
import { StatePanel } from '../layout/StatePanel.tsx';
import { text } from '../text.ts';

/** Nothing was sent yet, or nothing matches the search. */
export function NoInquiries() {
  return <StatePanel role="status" icon={<EmptyWindow />} text={text.inquiries.empty} />;
}
