import type { ReactNode } from 'react';

/** A highlighted message between the fields of a form. */
export const Notice = ({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) => (
  <div
    role={role}
    className="flex flex-wrap items-center gap-x-2 gap-y-1 border-l-6 border-pave bg-new-bg px-4 py-2 wrap-anywhere"
  >
    {children}
  </div>
);
