import './underAwning.css';
import type { ReactNode } from 'react';

interface Props {
  labelledby?: string;
  /** Shown beside the text on wide screens, below it on others. */
  beside?: ReactNode;
  /** The text. */
  children?: ReactNode;
}

/** The first section of a page, in the shadow of its awning. */
export function UnderAwning({ labelledby, beside, children }: Props) {
  return (
    <section className="under-awning pt-[clamp(2.5rem,5vw,4rem)]" aria-labelledby={labelledby}>
      <div className="page-width grid gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-11 lg:grid-cols-2 lg:items-start">
        <div className="[&>.button-row]:mt-8 [&>h2]:mb-6 [&>p]:mb-4.5 [&>p]:max-w-[40rem]">{children}</div>
        {beside}
      </div>
    </section>
  );
}
