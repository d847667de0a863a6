import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Button } from './Button.tsx';
import './notice.css';

interface NoticeProps {
  title: string;
  detail?: string;
  children?: ReactNode;
}

/** A sentence where content would stand: nothing there yet, or nothing to see here. */
export function Notice({ title, detail, children }: NoticeProps) {
  return (
    <div className="notice">
      <h2>{title}</h2>
      {detail !== undefined && <p>{detail}</p>}
      {children}
    </div>
  );
}

interface LoadErrorProps extends Omit<NoticeProps, 'children'> {
  /** h1 where it is all that the page shows. */
  heading?: 'h1' | 'h2';
  onRetry: () => void;
}

/** What could not be loaded, and the way to try again. */
export function LoadError({ title, detail, heading: Heading = 'h2', onRetry }: LoadErrorProps) {
  return (
    <div className="notice notice-error" role="alert">
      <CircleAlert size={36} aria-hidden />
      <Heading>{title}</Heading>
      {detail !== undefined && <p>{detail}</p>}
      <Button look="ghost" icon={<RefreshCw size={18} aria-hidden />} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  );
}
