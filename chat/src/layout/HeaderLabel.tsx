import type { ReactNode } from 'react';

/** The words of an action in the header. Where a phone has no room for them, its icon remains. */
export function HeaderLabel({ children }: { children: ReactNode }) {
  return (
    <span className="max-md:in-data-[actions=beside]:sr-only max-md:group-has-[>:nth-child(3)]/actions:sr-only">
      {children}
    </span>
  );
}
