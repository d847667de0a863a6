import Typography from '@mui/material/Typography';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { ListBase, RecordsIterator, useListContext } from 'react-admin';
import { retrying } from '../providers/queryClient.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { ClientAddress } from './ClientAddress.tsx';
import { text } from './text.ts';

const queryOptions = {
  ...retrying,
  // The list shows the error itself.
  onError: (error: Error) => console.error('Loading the clients failed:', error.message),
};

/** A second list on the page of the mails: in place of `ListPage`, which brings a page's title. */
export function ClientAddresses() {
  return (
    <section aria-labelledby="client-addresses" className="clients">
      <Typography id="client-addresses" variant="h2">
        {text.clients.title}
      </Typography>
      <p>{text.clients.intro}</p>
      <ListBase
        resource="chat_users"
        filter={{ role: 'client' }}
        sort={{ field: 'created_at.desc,id', order: 'DESC' }}
        perPage={10}
        queryOptions={queryOptions}
        disableSyncWithLocation
        storeKey="mails.clients.listParams"
      >
        <Rows />
      </ListBase>
    </section>
  );
}

function Rows() {
  const { error, data, total, refetch } = useListContext<Tables<'chat_users'>>();
  const { loadFailed, loadFailedReason, empty, pages } = text.clients;
  if (error)
    return <LoadFailed title={loadFailed} reason={loadFailedReason} error={error} onRetry={refetch} />;
  if (data && total === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className="cards">
        <RecordsIterator<Tables<'chat_users'>>
          render={(client) => <ClientAddress key={client.id} client={client} />}
        />
      </ul>
      <Pages label={pages} />
    </>
  );
}
