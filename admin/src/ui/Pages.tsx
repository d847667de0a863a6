import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { text } from '../text.ts';
import { useIsPhone } from './useIsPhone.ts';

/** A list that fits on the shortest page offers no choice. */
const ROWS_PER_PAGE = [10, 25, 50, 100];

interface Props {
  /** Tells the pages of two lists on one screen apart. */
  label?: string;
}

export function Pages({ label = text.layout.pages }: Props) {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const isPhone = useIsPhone();
  const pages = Math.ceil(total / perPage);
  const range = {
    offsetBegin: (page - 1) * perPage + 1,
    offsetEnd: Math.min(page * perPage, total),
    total,
  };
  const goTo = (chosen: number) => {
    setPage(chosen);
    window.scrollTo(0, 0);
  };
  return (
    <Box sx={barStyle}>
      {translate('ra.navigation.page_range_info', range)}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, chosen) => goTo(chosen)}
          {...(isPhone && { siblingCount: 0, boundaryCount: 0 })}
          aria-label={label}
          getItemAriaLabel={(kind, number, isCurrent) =>
            translate(`ra.navigation.${isCurrent ? 'current_page' : kind}`, { page: number })
          }
        />
      )}
      {total > Math.min(...ROWS_PER_PAGE) && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
          {translate('ra.navigation.page_rows_per_page')}
          <Box
            component="select"
            value={perPage}
            onChange={({ target }) => setPerPage(Number((target as HTMLSelectElement).value))}
            sx={selectStyle}
          >
            {ROWS_PER_PAGE.map((rows) => (
              <option key={rows}>{rows}</option>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 60,
  px: { sm: 2.25 },
  py: 1,
  color: 'var(--color-muted)',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
};

const selectStyle = {
  minHeight: 44,
  px: 1,
  border: '2px solid var(--color-edge)',
  borderRadius: '8px',
  backgroundColor: 'var(--color-surface)',
  color: 'var(--color-ink)',
  font: 'inherit',
};
