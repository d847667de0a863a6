import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { MouseEvent } from 'react';
import { bindWords } from '../../typography/bindWords.ts';
import { retryText } from './text.ts';

interface Props {
  title: string;
  children: string;
  retry: () => void;
}

export function LoadError({ title, children, retry }: Props) {
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // The button is about to disappear, so the focus moves to the list.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    retry();
  };
  return (
    <div
      className="grid justify-items-center gap-3 rounded-card border-2 border-danger px-6 py-12 text-center"
      role="alert"
    >
      <CircleAlert size={40} className="text-danger" />
      <h3>{bindWords(title)}</h3>
      <p>{bindWords(children)}</p>
      <button type="button" className="button button-ghost button-small" onClick={tryAgain}>
        <RefreshCw size={18} />
        {retryText}
      </button>
    </div>
  );
}
