import { type ReactNode, useId } from 'react';

/** A titled section of the panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 className="font-display text-h4 font-extrabold" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
