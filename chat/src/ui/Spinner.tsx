import { text } from '../text.ts';

export function Spinner() {
  return (
    <div className="grid min-h-48 flex-1 place-items-center" role="status">
      {/* A ring that stands still would look like an ornament: with reduced motion it fades instead of turning. */}
      <span
        className="size-10 animate-turn rounded-full border-5 border-line border-t-primary motion-reduce:animate-fade"
        aria-hidden
      />
      <span className="sr-only">{text.loading}</span>
    </div>
  );
}
