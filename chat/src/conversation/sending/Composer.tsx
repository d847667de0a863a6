import { SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { AttachButton } from '../../pictures/AttachButton.tsx';
import { text } from '../text.ts';
import './composer.css';
import { CONTENT_LIMIT, isTooLong } from './newMessage.ts';
import { hasKeyboard, useComposer } from './useComposer.ts';

interface Props {
  accountId: string;
  clientId: string;
  /** A picture is sent first, so nothing else can be sent meanwhile. */
  isUploading: boolean;
  onType: () => void;
  /** @throws when the device cannot keep the message */
  onSend: (typed: string) => Promise<void>;
  onAttach: (files: File[]) => void;
}

/** Where messages are written. What is typed stays until it is sent, even over a reload. */
export function Composer({ onAttach, ...options }: Props) {
  const { isUploading } = options;
  const input = useRef<HTMLTextAreaElement>(null);
  const { typed, canSend, change, send } = useComposer({ ...options, input });
  const hasTooMuch = isTooLong(typed);
  const errorId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    submit(event);
  };

  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer-column">
        {hasTooMuch && (
          <p className="composer-error" id={errorId} role="alert">
            {text.composer.tooLong(CONTENT_LIMIT)}
          </p>
        )}
        <p className="composer-status" role="status">
          {isUploading && text.uploading}
        </p>
        <div className="composer-box">
          <AttachButton disabled={isUploading} onAttach={onAttach} />
          <textarea
            ref={input}
            rows={1}
            value={typed}
            aria-label={text.composer.label}
            aria-invalid={hasTooMuch}
            aria-describedby={hasTooMuch ? errorId : undefined}
            placeholder={text.composer.placeholder}
            dir="auto"
            onChange={(event) => change(event.target.value)}
            onKeyDown={sendOnEnter}
            onPaste={(event) => attachPasted(event, onAttach)}
          />
          <button type="submit" aria-label={text.composer.send} disabled={!canSend}>
            <SendHorizontal size={22} aria-hidden />
          </button>
        </div>
      </div>
    </form>
  );
}

function attachPasted(event: ClipboardEvent, onAttach: (files: File[]) => void) {
  const files = [...event.clipboardData.files];
  // A copied table brings a picture of itself along; what can be pasted as text is wanted as text.
  if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
  event.preventDefault();
  onAttach(files);
}
