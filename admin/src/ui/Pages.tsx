import { useEffect, useLayoutEffect, useRef } from 'react';
import { Pagination, useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import { text } from '../text.ts';

const ROWS_PER_PAGE = [10, 25, 50, 100];

interface Props {
  /** Says which rows are shown; missing in react-admin's types. */
  labelDisplayedRows?: (range: { from: number; to: number; count: number }) => string;
}

/** react-admin's pagination. Lists that fit on the shortest page offer no page sizes, and a new page starts at its top. */
export function Pages(pagination: Props) {
  const { page, total, hasNextPage, hasPreviousPage } = useListPaginationContext();
  const { data = [] } = useListContext();
  const translate = useTranslate();
  const shownPage = useRef(page);
  useEffect(() => {
    if (page !== shownPage.current) window.scrollTo(0, 0);
    shownPage.current = page;
  }, [page]);
  const pages = useRef<HTMLElement>(null);
  // On the first and the last page the pressed button is disabled, and would lose the focus for good.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && pages.current?.contains(activeElement))
      pages.current.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  });
  // All rows are shown, or none could be read. Some lists are not counted.
  if (total === undefined && !hasNextPage && !hasPreviousPage) return null;
  const isShort = total !== undefined && total <= Math.min(...ROWS_PER_PAGE);
  // On phones react-admin leaves these to MUI, which speaks English and takes a list that is not counted for endless.
  const onPhones = {
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
    slotProps: {
      actions: { nextButton: { disabled: !hasNextPage } },
      // Says what another page, search or order has brought.
      displayedRows: { role: 'status' },
    },
  };
  // MUI takes the last page of such a list for a full one.
  const onLastPage = total === undefined &&
    !hasNextPage && {
      labelDisplayedRows({ from }: { from: number }) {
        const last = from - 1 + data.length;
        return translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: last,
          total: last,
        });
      },
    };
  return (
    <nav ref={pages} aria-label={text.layout.pages}>
      <Pagination
        {...onLastPage}
        {...pagination}
        {...onPhones}
        rowsPerPageOptions={isShort ? [] : ROWS_PER_PAGE}
      />
    </nav>
  );
}
