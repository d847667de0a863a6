import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, prepareLeaving, type RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { WordsForm } from './WordsForm.tsx';

const UNDO_MS = 6000;

/** Approves with one tap, which can be undone for a while, or asks for a change in words. */
export function ApprovalAnswer({ request }: { request: RequestOf<'approval'> }) {
  const { answerOf, send } = useAnswer(request);
  const [step, setStep] = useState<'choosing' | 'approved' | 'changing'>('choosing');
  const approveButton = useRef<HTMLButtonElement>(null);
  const { title, version } = request;

  if (step === 'changing')
    return (
      <WordsForm
        label={text.whatToChange}
        missing={text.changeMissing}
        onSend={(comment) =>
          send(answerOf('changes', { comment }, text.answers.change(title, version, comment)))
        }
        onCancel={() => setStep('choosing')}
      />
    );
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      {/* Always in the page, so that screen readers announce the approval. */}
      <p className="font-bold text-success empty:absolute" role="status">
        {step === 'approved' && text.approved}
      </p>
      {step === 'approved' ? (
        <Approved
          answer={answerOf('accepted', {}, text.answers.approved(title, version))}
          onSend={async (answer) => {
            if (!(await send(answer))) setStep('choosing');
          }}
          onUndo={() => {
            flushSync(() => setStep('choosing'));
            approveButton.current?.focus();
          }}
        />
      ) : (
        <div className="grid flex-1 gap-2 sm:grid-cols-2">
          <Button ref={approveButton} onClick={() => setStep('approved')}>
            {text.approve}
          </Button>
          <Button variant="ghost" onClick={() => setStep('changing')}>
            {text.change}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ApprovedProps {
  answer: Answer;
  onSend: (answer: Answer) => void;
  onUndo: () => void;
}

/** The button to undo the approval, which is sent after six seconds, or at once when the page or the card is left. */
function Approved({ answer, onSend, onUndo }: ApprovedProps) {
  const [isSent, setSent] = useState(false);
  const isDecided = useRef(false);
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const decide = (act: () => void) => {
    if (isDecided.current) return;
    isDecided.current = true;
    act();
  };
  const send = useEffectEvent(() =>
    decide(() => {
      setSent(true);
      onSend(answer);
    }),
  );
  const prepare = useEffectEvent(() => prepareLeaving(answer));
  const leavePage = useEffectEvent(decide);

  useEffect(() => {
    let leave = () => {};
    void prepare().then((ready) => {
      leave = ready;
    });
    const leaving = () => leavePage(leave);
    window.addEventListener('pagehide', leaving);
    clearTimeout(sending.current);
    sending.current = setTimeout(send, UNDO_MS);
    return () => {
      window.removeEventListener('pagehide', leaving);
      clearTimeout(sending.current);
      // Not immediately: in development, React ends and begins each effect once before it stays.
      sending.current = setTimeout(send);
    };
  }, []);

  if (isSent) return null;
  return (
    <TextButton autoFocus icon={<Undo2 size={18} aria-hidden />} onClick={() => decide(onUndo)}>
      {text.undo}
    </TextButton>
  );
}
