import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { AttachButton } from '../pictures/AttachButton.tsx';
import { text as pictureText } from '../pictures/text.ts';
import { text } from '../text.ts';
import { useToast } from '../ui/Toasts.tsx';
import './composer.css';
import { keepDraft, readDraft } from './draft.ts';
import { CONTENT_LIMIT, isBlank, isTooLong } from './newMessage.ts';

interface ComposerProps {
  accountId: string;
  clientId: string;
  /** Whether a picture is on its way. It goes first, so nothing is sent until it has gone. */
  isUploading: boolean;
  onType: () => void;
  /** @throws when the device cannot keep the message */
  onSend: (typed: string) => Promise<void>;
  onAttach: (files: File[]) => void;
}

/** A mouse or a touchpad comes with a keyboard: there Enter sends, and the input may take the focus by itself. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Where messages are written. What is typed stays until it is sent, even over a reload. */
export function Composer({ accountId, clientId, isUploading, onType, onSend, onAttach }: ComposerProps) {
  const [typed, setTyped] = useState(() => readDraft(accountId, clientId));
  const input = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
  const id = useId();
  const tooLong = isTooLong(typed);
  const canSend = !isBlank(typed) && !tooLong && !isUploading;

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus();
  }, []);

  const change = (value: string) => {
    setTyped(value);
    keepDraft(accountId, clientId, value);
    if (!isBlank(value)) onType();
  };

  const send = async () => {
    if (!canSend) return;
    setTyped('');
    try {
      await onSend(typed);
      // Only what is safe in the outbox leaves the draft; something new may have been typed by then.
      keepDraft(accountId, clientId, input.current?.value ?? '');
    } catch (error) {
      console.error('A message was not put into the outbox:', error);
      setTyped(typed);
      toast({ kind: 'error', title: text.composer.failed, detail: text.composer.failedDetail });
    }
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    void send();
  };

  const attachPasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A copied table brings its picture along; what can be read as text is wanted as text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onAttach(files);
  };

  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer-column">
        {tooLong && (
          <p className="composer-error" id={`${id}-error`} role="alert">
            {text.composer.tooLong(CONTENT_LIMIT)}
          </p>
        )}
        <p className="composer-status" role="status">
          {isUploading && pictureText.uploading}
        </p>
        <div className="composer-box">
          <AttachButton disabled={isUploading} onAttach={onAttach} />
          <textarea
            ref={input}
            rows={1}
            value={typed}
            aria-label={text.composer.label}
            aria-invalid={tooLong}
            aria-describedby={tooLong ? `${id}-error` : undefined}
            placeholder={text.composer.placeholder}
            dir="auto"
            onChange={(event) => change(event.target.value)}
            onKeyDown={sendOnEnter}
            onPaste={attachPasted}
          />
          <button type="submit" aria-label={text.composer.send} disabled={!canSend}>
            <SendHorizontal size={22} aria-hidden />
          </button>
        </div>
      </div>
    </form>
  );
}
