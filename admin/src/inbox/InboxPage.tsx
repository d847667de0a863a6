import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { FRESH_FOR_MS, retrying } from '../providers/queryClient.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { InboxContext } from './InboxContext.tsx';
import { InboxRows } from './InboxRows.tsx';
import { InboxSearch } from './InboxSearch.tsx';
import { InboxTotals } from './InboxTotals.tsx';
import type { Inbox } from './inbox.ts';
import { RowDialog } from './RowDialog.tsx';
import { useOpenRow } from './useOpenRow.ts';

const queryOptions = {
  ...retrying,
  refetchInterval: FRESH_FOR_MS,
  // The list shows the error itself; react-admin's default is the server's English message in a toast.
  onError: (error: Error) => console.error('Loading the list failed:', error.message),
};

interface Props {
  inbox: Inbox;
  overview?: ReactNode;
  /** Beside the totals; on phones beside the order of the cards. */
  actions?: ReactNode;
}

/** What visitors sent, newest first; the row whose id is in the address is open. */
export function InboxPage({ inbox, overview, actions }: Props) {
  const isPhone = useIsPhone();
  return (
    <InboxContext.Provider value={inbox}>
      <ListBase
        resource={inbox.resource}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={10}
        queryOptions={queryOptions}
        // The address says which row is open. Were search and page there too, a search that is still waiting for
        // the next key would rewrite it and close the row.
        disableSyncWithLocation
        storeKey={`${inbox.resource}.listParams`}
      >
        <PageTitle title={inbox.text.title} />
        {overview}
        <PageHead>
          <InboxSearch />
          <InboxTotals />
          {!isPhone && actions}
        </PageHead>
        <InboxRows cardActions={actions} />
        <OpenRow />
      </ListBase>
    </InboxContext.Provider>
  );
}

function OpenRow() {
  const { '*': openId } = useParams();
  const { close } = useOpenRow();
  return openId ? <RowDialog key={openId} id={openId} onClose={close} /> : null;
}
