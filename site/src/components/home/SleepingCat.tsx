import './sleepingCat.css';

interface Props {
  /** Classes for its place and width. */
  className: string;
}

/** The cat asleep on a sign, shown on Sundays only. */
export const SleepingCat = ({ className }: Props) => (
  <svg
    className={`sleeping-cat pointer-events-none absolute hidden overflow-visible in-data-[hours=sunday]:block ${className}`}
    viewBox="0 0 120 72"
    aria-hidden="true"
  >
    <path d="M6 46c-4-22 20-40 52-40 34 0 56 16 56 40z" />
    <path d="M84 46c-6-12-4-24 4-28l-2-14 11 8c4-1 8-1 12 0l9-8 1 16c4 8 2 20-6 26z" />
    <path className="tail" d="M12 42C2 50-2 62 8 70" />
    <path className="lids" d="M91 30q4 3 8 0m6 0q4 3 8 0" />
  </svg>
);
