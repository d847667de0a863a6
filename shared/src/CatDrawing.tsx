interface Props {
  className: string;
  /** A class for the eyes. */
  eyes: string;
}

/** The cat that sits in front of a shop. */
export const CatDrawing = ({ className, eyes }: Props) => (
  <svg className={className} viewBox="0 0 120 92" aria-hidden="true">
    <path d="M92 88c14-3 22-14 19-27-2-9-11-10-12-3-.8 6 5 7 4 13-1 7-9 9-15 9" />
    <path d="M30 90c-2-16-1-26 5-36-8-5-12-13-11-23l-2-21 13 10c4-1.5 9-1.5 13 0l13-10-2 22c0 6-2 11-5 14 18 2 36 12 38 44z" />
    <g className={eyes}>
      <ellipse cx="35" cy="33" rx="3.6" ry="4.2" />
      <ellipse cx="49" cy="33" rx="3.6" ry="4.2" />
    </g>
  </svg>
);
