import type { ReactNode } from 'react';

/** The label of an action in the header. On phones without room for it, only the icon is visible. */
export function HeaderLabel({ children }: { children: ReactNode }) {
  return (
    <span className="max-md:in-data-[actions=beside]:sr-only max-md:group-has-[>:nth-child(3)]/actions:sr-only">
      {children}
    </span>
  );
}
