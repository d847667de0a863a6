import { reviewText } from './text.ts';

const STARS = [1, 2, 3, 4, 5];
const FULL = 'fill-pave stroke-[light-dark(oklch(0.52_0.1_72),var(--color-pave))]';
const EMPTY = 'fill-none stroke-edge';

/** @param rating from 1 to 5 */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="mb-1.5 flex gap-0.5" role="img" aria-label={reviewText.rating(rating)}>
      {STARS.map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          className={`w-4.5 [stroke-linejoin:round] stroke-[1.6px] ${star <= rating ? FULL : EMPTY}`}
          aria-hidden="true"
        >
          <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
        </svg>
      ))}
    </span>
  );
}
