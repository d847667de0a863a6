interface Props {
  count: number;
  /** The count in words, for screen readers. */
  label: string;
  /** Whether it needs attention, and so is red. */
  isTrouble?: boolean;
}

/** A number beside a menu item; not shown if it is zero. */
export function MenuCount({ count, label, isTrouble = false }: Props) {
  if (count === 0) return null;
  const colours = isTrouble ? 'bg-danger text-surface' : 'bg-pave text-ink-fix';
  return (
    <span
      className={`grid h-6.5 min-w-6.5 place-items-center rounded-round px-2 font-[750] tabular-nums ${colours}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
