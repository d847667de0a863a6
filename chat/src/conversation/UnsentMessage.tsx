import { CircleAlert, Clock, RefreshCw, Trash2 } from 'lucide-react';
import { text } from '../text.ts';
import { Bubble } from './Bubble.tsx';
import type { Outgoing } from './outbox.ts';

interface UnsentMessageProps {
  message: Outgoing;
  onResend: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, or could not be sent. */
export function UnsentMessage({ message, onResend, onDiscard }: UnsentMessageProps) {
  const hasFailed = message.state === 'failed';
  return (
    <Bubble
      message={message}
      isOwn
      author={text.conversation.own}
      meta={
        <>
          {hasFailed ? <CircleAlert size={15} aria-hidden /> : <Clock size={15} aria-hidden />}
          {hasFailed ? text.conversation.failedToSend : text.conversation.sending}
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
