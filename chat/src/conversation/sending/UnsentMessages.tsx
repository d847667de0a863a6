import { CircleAlert, Clock, RefreshCw, Trash2 } from 'lucide-react';
import { WaitingPicture } from '../../pictures/WaitingPicture.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Bubble } from '../Bubble.tsx';
import { text } from '../text.ts';
import type { Outgoing } from './newMessage.ts';
import type { Upload } from './outbox.ts';

interface Props {
  unsent: readonly Outgoing[];
  upload: Upload | undefined;
  actions: { resend: (message: Outgoing) => void; discard: (message: Outgoing) => void };
}

export function UnsentMessages({ unsent, upload, actions }: Props) {
  if (unsent.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {unsent.map((message) => (
        <UnsentMessage
          key={message.id}
          message={message}
          progress={message.id === upload?.messageId ? upload.progress : undefined}
          onResend={() => actions.resend(message)}
          onDiscard={() => actions.discard(message)}
        />
      ))}
    </ol>
  );
}

interface UnsentMessageProps {
  message: Outgoing;
  /** Of its picture, from 0 to 1; undefined while nothing is uploaded. */
  progress: number | undefined;
  onResend: () => void;
  onDiscard: () => void;
}

function UnsentMessage({ message, progress, onResend, onDiscard }: UnsentMessageProps) {
  const hasFailed = message.state === 'failed';
  return (
    <Bubble
      message={message}
      isOwn
      author={text.own}
      picture={
        message.picture && (
          <WaitingPicture
            size={message}
            picture={message.thumbnail ?? message.picture}
            progress={progress}
            onCancel={onDiscard}
          />
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
        <div className="flex gap-1 text-danger">
          <TextButton
            className="rounded-ctl px-2.5"
            icon={<RefreshCw size={16} aria-hidden />}
            onClick={onResend}
          >
            {text.resend}
          </TextButton>
          <TextButton
            className="rounded-ctl px-2.5"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={onDiscard}
          >
            {text.discard}
          </TextButton>
        </div>
      )}
    </Bubble>
  );
}

function stateOf({ state, isTooMany, picture }: Outgoing, progress: number | undefined): string {
  if (state === 'failed' && isTooMany) return text.tooManyPictures;
  if (state === 'failed') return picture ? text.uploadFailed : text.sendFailed;
  return progress === undefined ? text.sending : text.uploading;
}
