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

/** Takes the place of content that is not there. */
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
  heading?: 'h1' | 'h2';
  onRetry: () => void;
}

export function LoadError({ title, detail, heading: Heading = 'h2', onRetry }: LoadErrorProps) {
  return (
    <div className="notice notice-error" role="alert">
      <CircleAlert size={36} aria-hidden />
      <Heading>{title}</Heading>
      {detail !== undefined && <p>{detail}</p>}
      <Button variant="ghost" icon={<RefreshCw size={18} aria-hidden />} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  );
}
