import './cat.css';
import { CatDrawing } from '@vitrina/shared/CatDrawing.tsx';

interface Props {
  /** Classes for its place and width. */
  className: string;
}

/** The cat of the street, at most one on a page. On Sundays SleepingCat.tsx shows instead. */
export const Cat = ({ className }: Props) => (
  <CatDrawing
    className={`cat pointer-events-none absolute bottom-[-3px] z-4 in-data-[hours=sunday]:hidden ${className}`}
    eyes="eyes"
  />
);
