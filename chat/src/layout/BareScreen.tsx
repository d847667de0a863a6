import type { ReactNode } from 'react';

/** A screen without a header. */
export function BareScreen({ children }: { children: ReactNode }) {
  return <main className="flex h-(--screen-height,100dvh) flex-col bg-sunken">{children}</main>;
}
