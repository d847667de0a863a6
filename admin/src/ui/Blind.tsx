interface Props {
  /** How far it is up, from 0 to 1. */
  up: number;
  className?: string;
}

/** A shop window whose blind tells how far something has come. It stands beside words that say the same. */
export const Blind = ({ up, className = '' }: Props) => (
  <span
    aria-hidden="true"
    className={`blind relative isolate block flex-none overflow-hidden rounded-t-[3px] border-bottle bg-pave ${className}`}
    style={{ '--up': up } as object}
  />
);
