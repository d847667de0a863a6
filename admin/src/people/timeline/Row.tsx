import { formatTimestamp } from '@vitrina/shared/dates.ts';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '../../providers/timeline.ts';

const LINE =
  'relative pb-5.5 pl-11.5 before:absolute before:top-9 before:bottom-0.5 before:left-3.75 before:w-0.5 before:bg-line';

/** The element's id, used to move the focus to a letter. */
export const entryId = (id: string) => `entry-${id}`;

/** The id of the heading above all entries, for a letter that is not shown yet. */
export const TIMELINE_ID = 'timeline';

interface Props {
  entry: TimelineEntry;
  /** In place of day and time. */
  shownAt?: string;
  /** The icon on the left. */
  sign: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** A row of the timeline. */
export const Row = ({ entry: { id, at }, shownAt = formatTimestamp(at), sign, title, children }: Props) => (
  // Focusable for the button that shows somebody else's answer.
  <li id={entryId(id)} tabIndex={-1} className={LINE}>
    <span
      aria-hidden="true"
      className="absolute -top-0.5 left-0 grid size-8 place-items-center bg-bg text-muted"
    >
      {sign}
    </span>
    <h3 className="m-0 flex flex-wrap justify-between gap-x-3.5 text-ui/[1.4] font-bold">
      <span className="wrap-anywhere">{title}</span>
      <time dateTime={at} className="text-[0.875rem]/[1.6] font-medium text-muted">
        {shownAt}
      </time>
    </h3>
    <div className="max-w-184 leading-[1.5] wrap-anywhere">{children}</div>
  </li>
);
