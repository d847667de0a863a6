import { blanksOf } from '@vitrina/shared/replies/blanks.ts';
import { MessageSquareQuote } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ComposerButton } from '../../conversation/sending/ComposerButton.tsx';
import type { ComposerHandle } from '../../conversation/sending/useComposer.ts';
import { Optional } from '../../ui/Optional.tsx';
import { text } from './text.ts';
import { hasCalledReplies, withReply } from './withReply.ts';

const RepliesPanel = lazy(() => import('./RepliesPanel.tsx'));

interface Props extends ComposerHandle {
  clientId: string;
  /** The client's name, as replies address them. */
  name: string;
}

/** Opens the list of ready-made replies, as does typing "/" at the start of a line. */
export function RepliesButton({ clientId, name, input, change }: Props) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const field = input.current;
    const listen = (event: Event) => {
      const isTyped = event instanceof InputEvent && /^insert(Composition)?Text$/.test(event.inputType);
      if (isTyped && field !== null && hasCalledReplies(field.value, field.selectionStart)) setOpen(true);
    };
    field?.addEventListener('input', listen);
    return () => field?.removeEventListener('input', listen);
  }, [input]);

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const insert = (words: string) => {
    const field = input.current;
    if (field === null) return;
    const { typed, end } = withReply(field.value, field.selectionStart, words);
    // The caret can be placed only after the text has been rendered.
    flushSync(() => {
      change(typed);
      setOpen(false);
    });
    // Selects the first blank, so that typing replaces it.
    const [blank] = blanksOf(words);
    const start = blank === undefined ? end : typed.indexOf(blank, end - words.length);
    field.setSelectionRange(start, start + (blank?.length ?? 0));
    // Focusing after selecting makes the field scroll to the selection.
    field.focus();
  };

  return (
    <>
      <ComposerButton
        variant="plain"
        label={text.title}
        icon={<MessageSquareQuote size={22} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Optional onMissing={() => setOpen(false)}>
          <RepliesPanel clientId={clientId} name={name} onChoose={insert} onClose={close} />
        </Optional>
      )}
    </>
  );
}
