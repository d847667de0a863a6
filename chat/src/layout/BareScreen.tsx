import type { ReactNode } from 'react';

/** A screen without a header, with one thing in its middle. */
export function BareScreen({ children }: { children: ReactNode }) {
  return <main className="flex h-(--screen-height,100dvh) flex-col bg-sunken">{children}</main>;
}
