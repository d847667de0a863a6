import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Button } from './Button.tsx';
import { keepFocus } from './keepFocus.ts';

interface NoticeProps {
  title: string;
  detail?: string;
  heading?: 'h1' | 'h2';
  /** Buttons, one below the other. */
  children?: ReactNode;
}

/** Shown instead of missing content. */
export function Notice(notice: NoticeProps) {
  return (
    <div className={LAYOUT}>
      <Content {...notice} />
    </div>
  );
}

interface LoadErrorProps extends Omit<NoticeProps, 'children'> {
  onRetry: () => void;
}

export function LoadError({ onRetry, ...notice }: LoadErrorProps) {
  return (
    <div
      ref={keepFocus}
      className={`${LAYOUT} w-full rounded-card border-2 border-danger bg-surface`}
      role="alert"
    >
      <CircleAlert className="text-danger" size={36} aria-hidden />
      <Content {...notice}>
        <Button variant="ghost" icon={<RefreshCw size={18} aria-hidden />} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      </Content>
    </div>
  );
}

const LAYOUT = 'm-auto grid max-w-form justify-items-center gap-3 px-6 py-8 text-center';

function Content({ title, detail, heading: Heading = 'h2', children }: NoticeProps) {
  return (
    <>
      <Heading>{title}</Heading>
      {detail !== undefined && <p className="text-balance text-muted">{detail}</p>}
      {children && <div className="mt-2 grid justify-items-center gap-5">{children}</div>}
    </>
  );
}
