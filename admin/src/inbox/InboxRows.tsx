import Paper from '@mui/material/Paper';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { InboxCards } from './InboxCards.tsx';
import { useInbox } from './InboxContext.tsx';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxTable } from './InboxTable.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { text as common } from './text.ts';

interface Props {
  /** Beside the order of the cards. */
  cardActions: ReactNode;
}

/** The list in its states: loading, error, empty, rows – and rows under an error when only their refreshing failed. */
export function InboxRows({ cardActions }: Props) {
  const { text } = useInbox();
  const { isPending, error, total = 0, data, refetch } = useListContext<InboxRow>();
  if (isPending) return <InboxSkeleton />;
  return (
    <>
      {error && (
        <LoadFailed
          title={common.loadFailed}
          reason={text.loadFailedReason}
          error={error}
          onRetry={refetch}
        />
      )}
      <SelectionBar />
      {data && (total === 0 ? <NothingFound /> : <Rows cardActions={cardActions} />)}
    </>
  );
}

function Rows({ cardActions }: Props) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <>
        <InboxCards actions={cardActions} />
        <Pages />
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <InboxTable />
      <Pages />
    </Paper>
  );
}
