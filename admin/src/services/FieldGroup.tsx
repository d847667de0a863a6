import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** Whether it is inside another group. */
  isInner?: boolean;
  children: ReactNode;
}

/** For fields of list items: only with an explicit resource does react-admin look up their label without the item's number. */
export const OF_LIST = { resource: 'services' };

/** A group of fields under a heading. */
export const FieldGroup = ({ title, hint, isInner = false, children }: Props) => (
  <fieldset className="m-0 grid grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0">
    <legend
      className={
        isInner ? 'mb-2 p-0 font-bold' : 'mb-3 px-0 pt-4 font-display text-[1.75rem]/[1] font-extrabold'
      }
    >
      {title}
    </legend>
    {hint && <p className="m-0 text-muted">{hint}</p>}
    {children}
  </fieldset>
);
