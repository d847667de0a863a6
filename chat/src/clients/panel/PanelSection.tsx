import { type ReactNode, useId } from 'react';

/** One of the things that belong to a client. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 className="text-h4" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
