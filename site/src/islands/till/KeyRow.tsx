import type { ReactNode } from 'react';

interface Props {
  legend: string;
  /** The classes of the grid that holds the keys. */
  className: string;
  children: ReactNode;
}

/** A row of keys under its name. */
export function KeyRow({ legend, className, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3.5 font-display text-[1.75rem]/none font-extrabold">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
