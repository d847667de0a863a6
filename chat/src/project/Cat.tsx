import { CatDrawing } from '@vitrina/shared/CatDrawing.tsx';

/** A cat that sits in front of the last window once the site is live. */
export const Cat = () => (
  <CatDrawing
    className="pointer-events-none absolute right-2 bottom-0.5 w-11 fill-ink-fix md:right-6.5 md:w-21"
    eyes="fill-pave"
  />
);
