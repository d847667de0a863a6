import { useEffect } from 'react';
import { Pagination, useListPaginationContext } from 'react-admin';
import { text } from '../text.ts';

const ROWS_PER_PAGE = [10, 25, 50, 100];

interface Props {
  /** Which rows are shown, in words; missing in react-admin's types. */
  labelDisplayedRows?: (range: { from: number; to: number; count: number }) => string;
  /** Tells the pages of two lists on one screen apart. */
  label?: string;
}

/** react-admin's pages. A list that fits on the shortest page offers no choice, and another page is read from its top. */
export function Pages({ label = text.layout.pages, ...pagination }: Props) {
  const { page, total } = useListPaginationContext();
  useEffect(() => {
    if (page) window.scrollTo(0, 0);
  }, [page]);
  // Nothing could be read.
  if (total === undefined) return null;
  const isShort = total <= Math.min(...ROWS_PER_PAGE);
  return (
    <nav aria-label={label}>
      <Pagination {...pagination} rowsPerPageOptions={isShort ? [] : ROWS_PER_PAGE} />
    </nav>
  );
}
