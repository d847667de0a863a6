import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useInbox } from './InboxContext.tsx';

/** Nothing was sent yet, or nothing matches the search. */
export function NothingFound() {
  const { text } = useInbox();
  return <StatePanel role="status" icon={<EmptyWindow />} text={text.empty} />;
}
