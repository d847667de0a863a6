import { blanksOf } from '@vitrina/shared/replies/blanks.ts';
import { MessageSquareQuote } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ComposerButton } from '../../conversation/sending/ComposerButton.tsx';
import type { ComposerHandle } from '../../conversation/sending/useComposer.ts';
import { text } from './text.ts';
import { hasCalledReplies, withReply } from './withReply.ts';

const RepliesPanel = lazy(() => import('./RepliesPanel.tsx'));

interface Props extends ComposerHandle {
  clientId: string;
  /** As a text addresses the client. */
  name: string;
}

/** Opens the list of ready texts, as "/" at the start of a line does. */
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
    // The caret can only go where the text is already.
    flushSync(() => {
      change(typed);
      setOpen(false);
    });
    // What has yet to be filled in is typed over.
    const [blank] = blanksOf(words);
    const start = blank === undefined ? end : typed.indexOf(blank, end - words.length);
    field.setSelectionRange(start, start + (blank?.length ?? 0));
    // In this order the field scrolls to it.
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
        <Suspense>
          <RepliesPanel clientId={clientId} name={name} onChoose={insert} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
