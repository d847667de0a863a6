import './signBoard.css';
import type { ReactNode } from 'react';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  title: string;
  children?: ReactNode;
}

/** The page's H1 as a shop sign over an awning as wide as the page. `data-shop` on a parent gives the colour. */
export function SignBoard({ title, children }: Props) {
  return (
    <>
      <div className="sign-board on-bottle mt-5 pt-[clamp(1.375rem,0.9rem+1.6vw,2.375rem)] pb-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] text-(--shop-on)">
        <div className="page-width grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-5 md:grid-cols-[auto_fit-content(36rem)] md:items-end md:justify-between">
          <h1 className="text-[clamp(3.5rem,2.1rem+6.65vw,8.125rem)]">
            <BoundText isHeading>{title}</BoundText>
          </h1>
          <div className="max-w-[36rem] text-lead text-pretty">{children}</div>
        </div>
      </div>
      <span
        className="awning h-[clamp(4.5rem,3.4rem+4.6vw,7rem)] [--stripe-width:clamp(2.125rem,1.6rem+2.2vw,3.5rem)] in-data-[shop=templates]:[--cloth-b:var(--color-pave-deep)] in-data-[shop=templates]:[--cloth:var(--color-pave)]"
        aria-hidden="true"
      />
    </>
  );
}
