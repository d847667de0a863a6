interface Props {
  /** How far the blind is up, from 0 to 1. */
  up: number;
  className: string;
}

/** A shop window whose blind shows progress. Decorative: text beside it says the same. */
export const Blind = ({ up, className }: Props) => (
  <span
    aria-hidden="true"
    className={`blind relative isolate block flex-none overflow-hidden rounded-t-[3px] border-bottle bg-pave ${className}`}
    style={{ '--up': up } as object}
  />
);
