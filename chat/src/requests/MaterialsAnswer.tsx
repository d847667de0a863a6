import { useContext, useState } from 'react';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { HasUnsentFiles } from './HasUnsentFiles.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';

interface Props {
  request: RequestOf<'materials'>;
  onWrite: () => void;
}

export function MaterialsAnswer({ request, onWrite }: Props) {
  const { isSending, answerOf, send } = useAnswer(request);
  const hasUnsentFiles = useContext(HasUnsentFiles);
  const [isTooEarly, setTooEarly] = useState(false);
  const answer = () => {
    if (isSending) return;
    const isWaiting = hasUnsentFiles();
    setTooEarly(isWaiting);
    if (!isWaiting) void send(answerOf('done', {}, text.answers.materials(request.title)));
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <Button aria-disabled={isSending} onClick={answer}>
          {text.sentAll}
        </Button>
        <Button variant="ghost" onClick={onWrite}>
          {text.notAll}
        </Button>
      </div>
      <FormFailure detail={isTooEarly ? text.unsentFiles : undefined} />
    </div>
  );
}
