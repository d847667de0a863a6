import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { Pagination } from 'react-admin';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import type { InboxRow } from '../providers/inboxReads.ts';
import { text as sharedText } from '../text.ts';
import { InboxCards } from './InboxCards.tsx';
import { useInbox } from './InboxContext.tsx';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxTable } from './InboxTable.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const ROWS_PER_PAGE = [10, 25, 50, 100];

/** The list in its states: loading, error, empty, rows – and rows under an error when only their refreshing failed. */
export function InboxRows() {
  const { text } = useInbox();
  const { isPending, error, total = 0, data, refetch } = useListContext<InboxRow>();
  if (isPending) return <InboxSkeleton />;
  const failed = { title: text.loadFailed, reason: text.loadFailedReason };
  return (
    <>
      {error && <LoadFailed {...(isForbidden(error) ? forbidden : failed)} onRetry={refetch} />}
      <SelectionBar />
      {data && (total === 0 ? <NothingFound /> : <Rows />)}
    </>
  );
}

const forbidden = { title: sharedText.access.denied, reason: sharedText.access.deniedReason };

const isForbidden = (error: Error & { status?: number }) => error.status === 403;

function Rows() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (isPhone) {
    return (
      <>
        <InboxCards />
        <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <InboxTable />
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </Paper>
  );
}
