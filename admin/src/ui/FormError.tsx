import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** How to fix it. */
  children?: ReactNode;
}

/** An error inside a form or dialog. */
export const FormError = ({ text, children }: Props) => (
  <p role="alert" className="m-0 border-l-6 border-current bg-danger-bg px-4 py-3 font-semibold text-danger">
    {text} {children}
  </p>
);
