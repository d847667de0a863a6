import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const { title, version } = request;

  if (step === 'approved')
    return (
      <Approved
        answer={answerOf('accepted', {}, text.answers.approved(title, version))}
        onSend={async (answer) => {
          if (!(await send(answer))) setStep('choosing');
        }}
        onUndo={() => setStep('choosing')}
      />
    );

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
    <div className="grid gap-2 sm:grid-cols-2">
      <Button onClick={() => setStep('approved')}>{text.approve}</Button>
      <Button variant="ghost" onClick={() => setStep('changing')}>
        {text.change}
      </Button>
    </div>
  );
}

interface ApprovedProps {
  answer: Answer;
  onSend: (answer: Answer) => void;
  onUndo: () => void;
}

/** Sends the approval after six seconds, or at once when the page or the card is left. */
function Approved({ answer, onSend, onUndo }: ApprovedProps) {
  const [isSent, setSent] = useState(false);
  const isDecided = useRef(false);
  const send = useEffectEvent(() => {
    setSent(true);
    onSend(answer);
  });
  const prepare = useEffectEvent(() => prepareLeaving(answer));

  useEffect(() => {
    isDecided.current = false;
    let leave = () => {};
    void prepare().then((ready) => {
      leave = ready;
    });
    const timer = setTimeout(() => {
      isDecided.current = true;
      send();
    }, UNDO_MS);
    const leaving = () => {
      if (isDecided.current) return;
      isDecided.current = true;
      leave();
    };
    window.addEventListener('pagehide', leaving);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leaving);
      leaving();
    };
  }, []);

  const undo = () => {
    isDecided.current = true;
    onUndo();
  };
  return (
    <div className="flex min-h-tap items-center justify-between gap-3" role="status">
      <p className="font-bold text-success">{text.approved}</p>
      {!isSent && (
        <TextButton icon={<Undo2 size={18} aria-hidden />} onClick={undo}>
          {text.undo}
        </TextButton>
      )}
    </div>
  );
}
