import { useStore } from '@nanostores/react';
import { RefreshCw } from 'lucide-react';
import type { Message } from '../api/messages.ts';
import type { Party } from '../api/readPositions.ts';
import { projectOf } from '../project/projectOf.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { RequestCard } from './RequestCard.tsx';
import { StudioActions } from './studio/StudioActions.tsx';
import { ToTestimonials } from './studio/ToTestimonials.tsx';
import { text } from './text.ts';

interface Props {
  message: Message;
  own: Party;
  onWrite: () => void;
}

/**
 * The request of a message. Until it is loaded, and if this version does not know its kind, the text of the message
 * is shown, and whether it could not be loaded.
 */
export default function RequestPaper({ message, own, onWrite }: Props) {
  const { $project, read } = projectOf(message.client_id);
  const { requests, steps } = useStore($project);
  const request = requests.find(({ id }) => id === message.id);
  if (request === undefined)
    return (
      <div className="grid justify-items-start gap-1 border border-line bg-surface p-4">
        <p className="wrap-anywhere">{message.content}</p>
        {steps.requests === 'failed' && (
          <div ref={keepFocus}>
            <p className="text-small text-danger">{text.notLoaded}</p>
            <TextButton icon={<RefreshCw size={16} aria-hidden />} onClick={() => void read()}>
              {text.tryAgain}
            </TextButton>
          </div>
        )}
      </div>
    );
  return (
    <RequestCard request={request} isAsked={own === 'client'} onWrite={onWrite}>
      {own === 'studio' && <StudioActions request={request} />}
      {own === 'studio' && request.kind === 'review' && <ToTestimonials request={request} />}
    </RequestCard>
  );
}
