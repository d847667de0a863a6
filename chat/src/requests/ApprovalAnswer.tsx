import { useStore } from '@nanostores/react';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { $approvals, approve, undoApproval } from './approvals.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { useWordsForm } from './useWordsForm.ts';
import { WordsForm } from './WordsForm.tsx';

/** Approves with one tap, which can be undone for a while, or asks for a change in words. */
export function ApprovalAnswer({ request }: { request: RequestOf<'approval'> }) {
  const { answerOf, send } = useAnswer(request);
  const draft = useAnswerDraft(request);
  const change = useWordsForm(draft.read('words') !== '');
  const { id, title, version } = request;
  const approval = useStore($approvals)[id];
  const approveButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  if (change.isOpen)
    return (
      <WordsForm
        request={request}
        field={change.field}
        label={text.whatToChange}
        missing={text.changeMissing}
        onSend={(comment) =>
          send(answerOf('changes', { comment }, text.answers.change(title, version, comment)))
        }
        onCancel={change.close}
      />
    );
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      {/* Always in the page, so that screen readers announce the approval. */}
      <p className="font-bold text-success empty:absolute" role="status">
        {approval !== undefined && text.approved}
      </p>
      {approval === undefined && (
        <div className="grid flex-1 gap-2 sm:grid-cols-2">
          <Button
            ref={approveButton}
            onClick={() => {
              flushSync(() => approve(answerOf('accepted', {}, text.answers.approved(title, version)), send));
              undoButton.current?.focus();
            }}
          >
            {text.approve}
          </Button>
          <Button ref={change.opener} variant="ghost" onClick={change.open}>
            {text.change}
          </Button>
        </div>
      )}
      {approval === 'undoable' && (
        <div ref={keepFocus}>
          <TextButton
            ref={undoButton}
            icon={<Undo2 size={18} aria-hidden />}
            onClick={() => {
              flushSync(() => undoApproval(id));
              approveButton.current?.focus();
            }}
          >
            {text.undo}
          </TextButton>
        </div>
      )}
    </div>
  );
}
