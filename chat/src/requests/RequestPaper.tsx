import { useStore } from '@nanostores/react';
import type { Message } from '../api/messages.ts';
import type { Party } from '../api/readPositions.ts';
import { projectOf } from '../project/projectOf.ts';
import { RequestCard } from './RequestCard.tsx';
import { StudioActions } from './studio/StudioActions.tsx';
import { ToTestimonials } from './studio/ToTestimonials.tsx';

interface Props {
  message: Message;
  own: Party;
  onWrite: () => void;
}

/**
 * The request of a message. Until it is loaded, and if this version does not know its kind, the text of the message
 * is shown.
 */
export default function RequestPaper({ message, own, onWrite }: Props) {
  const { requests } = useStore(projectOf(message.client_id).$project);
  const request = requests.find(({ id }) => id === message.id);
  if (request === undefined)
    return <p className="border border-line bg-surface p-4 wrap-anywhere">{message.content}</p>;
  return (
    <RequestCard request={request} isAsked={own === 'client'} onWrite={onWrite}>
      {own === 'studio' && <StudioActions request={request} />}
      {own === 'studio' && request.kind === 'review' && <ToTestimonials request={request} />}
    </RequestCard>
  );
}
