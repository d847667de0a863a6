import { CircleAlert, Clock, RefreshCw, Trash2 } from 'lucide-react';
import { text as pictureText } from '../pictures/text.ts';
import { WaitingPicture } from '../pictures/WaitingPicture.tsx';
import { text } from '../text.ts';
import { Bubble } from './Bubble.tsx';
import type { Outgoing } from './outbox.ts';

interface UnsentMessageProps {
  message: Outgoing;
  /** Of its picture, from 0 to 1; undefined while nothing is uploaded. */
  uploadedPart: number | undefined;
  onResend: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, or could not be sent. */
export function UnsentMessage({ message, uploadedPart, onResend, onDiscard }: UnsentMessageProps) {
  const hasFailed = message.state === 'failed';
  return (
    <Bubble
      message={message}
      isOwn
      author={text.conversation.own}
      picture={
        message.picture && (
          <WaitingPicture
            message={message}
            picture={message.picture}
            part={uploadedPart}
            onCancel={onDiscard}
          />
        )
      }
      meta={
        <>
          {hasFailed ? <CircleAlert size={15} aria-hidden /> : <Clock size={15} aria-hidden />}
          {stateOf(message, uploadedPart)}
        </>
      }
    >
      {hasFailed && (
        <div className="message-rescue">
          <button type="button" onClick={onResend}>
            <RefreshCw size={16} aria-hidden />
            {text.conversation.resend}
          </button>
          <button type="button" onClick={onDiscard}>
            <Trash2 size={16} aria-hidden />
            {text.conversation.discard}
          </button>
        </div>
      )}
    </Bubble>
  );
}

function stateOf({ state, picture }: Outgoing, uploadedPart: number | undefined): string {
  if (state === 'failed') return picture ? pictureText.failed : text.conversation.failedToSend;
  return uploadedPart === undefined ? text.conversation.sending : pictureText.uploading;
}
