import Box from '@mui/material/Box';
import { ListBase } from 'ra-core';
import { retrying } from '../providers/queryClient.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ClientAddresses } from './ClientAddresses.tsx';
import { Mails } from './Mails.tsx';
import { TestMailButton } from './TestMailButton.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import { text } from './text.ts';

const queryOptions = {
  ...retrying,
  // The list shows the error itself; react-admin's default is the server's English message in a toast.
  onError: (error: Error) => console.error('Loading the mails failed:', error.message),
};

export default function MailList() {
  return (
    <>
      <PageTitle title={text.title} />
      <PageHead>
        <Box component="p" sx={{ m: 0, maxWidth: '62ch' }}>
          {text.intro}
        </Box>
        <TestMailButton />
      </PageHead>
      <TroubleNotice />
      <ListBase
        // A notice and its receipt are of the same moment; the id keeps their order.
        sort={{ field: 'created_at.desc,id', order: 'DESC' }}
        perPage={10}
        queryOptions={queryOptions}
        disableSyncWithLocation
        storeKey="mails.listParams"
      >
        <Mails />
      </ListBase>
      <ClientAddresses />
    </>
  );
}
