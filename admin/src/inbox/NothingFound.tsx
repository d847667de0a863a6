import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useInbox } from './InboxContext.tsx';

export function NothingFound() {
  const { text } = useInbox();
  return <StatePanel role="status" icon={<EmptyWindow />} text={text.empty} />;
}
