import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { ListBase, RecordsIterator, useListContext } from 'ra-core';
import { retrying } from '../providers/queryClient.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { ClientAddress } from './ClientAddress.tsx';
import { text } from './text.ts';

const queryOptions = {
  ...retrying,
  onError: (error: Error) => console.error('Loading the clients failed:', error.message),
};

export function ClientAddresses() {
  return (
    <Box component="section" aria-labelledby="client-addresses" sx={{ mt: 5 }}>
      <Typography id="client-addresses" variant="h2" sx={{ mb: 1 }}>
        {text.clients.title}
      </Typography>
      <Box component="p" sx={{ mt: 0, mb: 2, maxWidth: '62ch' }}>
        {text.clients.intro}
      </Box>
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
    </Box>
  );
}

function Rows() {
  const { error, data, total = 0, refetch } = useListContext<Tables<'chat_users'>>();
  if (error)
    return (
      <LoadFailed
        title={text.loadFailed}
        reason={text.clients.loadFailedReason}
        error={error}
        onRetry={refetch}
      />
    );
  if (data && total === 0) return <p>{text.clients.empty}</p>;
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none', maxWidth: 620 }}>
        <RecordsIterator<Tables<'chat_users'>>
          render={(client) => <ClientAddress key={client.id} client={client} />}
        />
      </Box>
      <Pages label={text.clients.pages} />
    </>
  );
}
