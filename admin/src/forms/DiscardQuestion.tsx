import { text } from '../text.ts';
import { Question } from '../ui/Question.tsx';

interface Props {
  onCancel: () => void;
  onConfirm: () => void;
}

export function DiscardQuestion(props: Props) {
  return <Question {...text.form.discard} {...props} />;
}
