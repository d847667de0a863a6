import type { ThemeOptions } from '@mui/material/styles';

export const lists: ThemeOptions['components'] = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-actions': { minHeight: 0, marginBottom: 20, padding: 0 },
      },
    },
  },
  MuiPagination: {
    // Its own name is English, and `Pages` is the landmark.
    defaultProps: { role: 'presentation', 'aria-label': undefined },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 24px',
        '&&': { background: 'none' },
        '& > span:empty': { display: 'none' },
        // Beside filters the actions are only as wide as they need to be.
        '& > form ~ .MuiToolbar-root.MuiToolbar-root': { flex: '0 1 auto' },
        [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { flex: '1 1 36rem', minHeight: 0, gap: '8px 24px', alignItems: 'center', padding: 0 },
        '& .RaFilterForm-filterFormInput': { margin: 0 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .MuiTextField-root': { maxWidth: '100%', margin: 0 },
        '& [data-source=q] .MuiTextField-root': { width: 420 },
        [theme.breakpoints.down('sm')]: {
          '&&': { flex: 'none' },
          '& .RaFilterForm-filterFormInput:first-of-type, & [data-source=q] .MuiTextField-root': {
            width: '100%',
          },
        },
      }),
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flex: '1 1 auto',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 16,
          minWidth: 0,
          minHeight: 44,
          padding: 0,
          background: 'none',
          whiteSpace: 'normal',
        },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        position: 'sticky',
        top: 'var(--spacing-bar)',
        zIndex: 2,
        marginBottom: 12,
        '& .RaBulkActionsToolbar-toolbar.RaBulkActionsToolbar-toolbar': {
          position: 'static',
          flexWrap: 'wrap',
          gap: '4px 8px',
          height: 'auto',
          padding: '8px 16px',
          border: '2px solid var(--color-edge)',
          borderRadius: 8,
          backgroundColor: 'var(--color-surface)',
          color: 'inherit',
          transform: 'none',
        },
        '& .RaBulkActionsToolbar-topToolbar': {
          flex: '0 1 auto',
          gap: 4,
          minWidth: 0,
          '& .MuiButton-root': { paddingInline: 8 },
        },
      },
    },
  },
  RaDataTable: {
    defaultProps: { rowClick: false, hover: false, size: 'medium', bulkActionButtons: false },
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': {
          border: '1px solid var(--color-line)',
          borderRadius: 8,
          // Large text can make a table wider than a tablet.
          overflowX: 'auto',
          backgroundColor: 'var(--color-surface)',
        },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { '&:last-child td': { borderBottom: 0 } },
      },
    },
  },
  // Inboxes are sorted by date alone, and the studio itself orders the other tables.
  RaDataTableHeadCell: { defaultProps: { disableSort: true } },
  MuiTableRow: {
    // MUI takes the ring away, because its rows never have the focus.
    styleOverrides: {
      root: { '&:focus-visible': { outline: '3px solid var(--color-focus)', outlineOffset: -3 } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '1rem',
        padding: '12px 18px',
        overflowWrap: 'anywhere',
        borderBottomColor: 'var(--color-line)',
        [theme.breakpoints.down('lg')]: { paddingInline: 10 },
      }),
      head: {
        fontWeight: 700,
        lineHeight: 1.5,
        paddingBlock: '14px !important',
        whiteSpace: 'nowrap',
        borderBottomColor: 'var(--color-edge)',
        backgroundColor: 'transparent',
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { display: 'block', overflow: 'visible', color: 'var(--color-muted)' },
      toolbar: { flexWrap: 'wrap', minHeight: 60, '&&': { paddingInline: 18 } },
      displayedRows: { order: -1, marginRight: 16, fontVariantNumeric: 'tabular-nums' },
      spacer: { display: 'none' },
      // Hidden when there is only one page.
      actions: { '&:has(> [disabled]:first-of-type + [disabled])': { display: 'none' } },
      input: { minHeight: 44, fontSize: 'var(--text-small)' },
      select: { minHeight: 'auto' },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: 44, height: 44, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
    },
  },
};
