import { CircleAlert, Clock, RefreshCw, Trash2 } from 'lucide-react';
import { lazy } from 'react';
import { WaitingPicture } from '../../attachments/WaitingPicture.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { Optional } from '../../ui/Optional.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Quotation } from '../answering/Quotation.tsx';
import { Bubble } from '../Bubble.tsx';
import { text } from '../text.ts';
import type { Upload } from './lane.ts';
import { type Outgoing, uploadOf } from './newMessage.ts';
import { refusalText } from './refusalText.ts';

const WaitingFile = lazy(() => import('../../attachments/WaitingFile.tsx'));

interface Props {
  unsent: readonly Outgoing[];
  /** Whether the server has not answered for a while. */
  isWaiting: boolean;
  upload: Upload | undefined;
  /** The name of a sender, for quotations. */
  nameOf: (senderId: string) => string;
  actions: { resend: (message: Outgoing) => void; discard: (message: Outgoing) => void };
}

export function UnsentMessages({ unsent, isWaiting, upload, nameOf, actions }: Props) {
  if (unsent.length === 0) return null;
  return (
    // A screen reader announces one's own message only once: when it is stored and appears among the others.
    <ol className="grid gap-3" aria-live="off">
      {unsent.map((message) => (
        <UnsentMessage
          key={message.id}
          message={message}
          isWaiting={isWaiting}
          progress={message.id === upload?.messageId ? upload.progress : undefined}
          nameOf={nameOf}
          onResend={() => actions.resend(message)}
          onDiscard={() => actions.discard(message)}
        />
      ))}
    </ol>
  );
}

/**
 * Says of each text why it was not sent, because the list of messages is not read out. Of pictures and files, a toast says
 * it.
 */
export const RefusalStatus = ({ unsent }: Pick<Props, 'unsent'>) => (
  <div className="sr-only" role="status" aria-atomic={false}>
    {unsent
      .filter((message) => message.refusal !== undefined && uploadOf(message) === undefined)
      .map((refused) => (
        <p key={refused.id}>{stateOf(refused, false, undefined)}</p>
      ))}
  </div>
);

interface UnsentMessageProps extends Pick<Props, 'isWaiting' | 'nameOf'> {
  message: Outgoing;
  /** The upload of its picture or file, from 0 to 1; undefined while nothing is uploaded. */
  progress: number | undefined;
  onResend: () => void;
  onDiscard: () => void;
}

function UnsentMessage({ message, isWaiting, progress, nameOf, onResend, onDiscard }: UnsentMessageProps) {
  const { quote, refusal } = message;
  return (
    <Bubble
      message={message}
      isOwn
      author={text.own}
      quote={
        quote && (
          <Quotation author={nameOf(quote.reply_to_sender_id ?? '')} content={quote.reply_to_content ?? ''} />
        )
      }
      picture={
        message.picture ? (
          <WaitingPicture
            size={message}
            picture={message.thumbnail ?? message.picture}
            progress={progress}
            onCancel={onDiscard}
          />
        ) : (
          message.file && (
            <Optional fallback={<p className="min-h-14">{message.attachment_name}</p>}>
              <WaitingFile
                name={message.attachment_name ?? ''}
                size={message.file.size}
                progress={progress}
                onCancel={onDiscard}
              />
            </Optional>
          )
        )
      }
      meta={
        <>
          {refusal === undefined ? <Clock size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
          {stateOf(message, isWaiting, progress)}
        </>
      }
    >
      {(refusal !== undefined || isWaiting) && (
        <div ref={keepFocus} className={`flex gap-1 ${refusal === undefined ? 'text-muted' : 'text-danger'}`}>
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

function stateOf(message: Outgoing, isWaiting: boolean, progress: number | undefined): string {
  if (message.refusal !== undefined) return text.refused(refusalText(message, message.refusal));
  if (isWaiting) return text.waitsForNetwork;
  if (progress === undefined) return text.sending;
  return message.file ? text.uploadingFile : text.uploading;
}
