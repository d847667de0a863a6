import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';

interface Props {
  request: RequestOf<'materials'>;
  onWrite: () => void;
}

export function MaterialsAnswer({ request, onWrite }: Props) {
  const { isSending, answerOf, send } = useAnswer(request);
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void send(answerOf('done', {}, text.answers.materials(request.title)));
        }}
      >
        {text.sentAll}
      </Button>
      <Button variant="ghost" onClick={onWrite}>
        {text.notAll}
      </Button>
    </div>
  );
}
