import { CircleAlert, Clock, RefreshCw, Trash2 } from 'lucide-react';
import { WaitingPicture } from '../../pictures/WaitingPicture.tsx';
import { Bubble } from '../Bubble.tsx';
import { text } from '../text.ts';
import type { Outgoing } from './newMessage.ts';

interface Props {
  message: Outgoing;
  /** Of its picture, from 0 to 1; undefined while nothing is uploaded. */
  progress: number | undefined;
  onResend: () => void;
  onDiscard: () => void;
}

export function UnsentMessage({ message, progress, onResend, onDiscard }: Props) {
  const hasFailed = message.state === 'failed';
  return (
    <Bubble
      message={message}
      isOwn
      author={text.own}
      picture={
        message.picture && (
          <WaitingPicture size={message} picture={message.picture} progress={progress} onCancel={onDiscard} />
        )
      }
      meta={
        <>
          {hasFailed ? <CircleAlert size={15} aria-hidden /> : <Clock size={15} aria-hidden />}
          {stateOf(message, progress)}
        </>
      }
    >
      {hasFailed && (
        <div className="message-rescue">
          <button type="button" onClick={onResend}>
            <RefreshCw size={16} aria-hidden />
            {text.resend}
          </button>
          <button type="button" onClick={onDiscard}>
            <Trash2 size={16} aria-hidden />
            {text.discard}
          </button>
        </div>
      )}
    </Bubble>
  );
}

function stateOf({ state, picture }: Outgoing, progress: number | undefined): string {
  if (state === 'failed') return picture ? text.uploadFailed : text.sendFailed;
  return progress === undefined ? text.sending : text.uploading;
}
