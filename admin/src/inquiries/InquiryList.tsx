import Box from '@mui/material/Box';
import { ListBase } from 'ra-core';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { retrying } from '../providers/queryClient.ts';
import { text } from '../text.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Inquiries } from './Inquiries.tsx';
import { InquiryDialog } from './InquiryDialog.tsx';
import { InquirySearch } from './InquirySearch.tsx';
import { InquiryTotals } from './InquiryTotals.tsx';
import { useOpenInquiry } from './useOpenInquiry.ts';

const FRESH_FOR_MS = 60_000;

const queryOptions = {
  ...retrying,
  refetchInterval: FRESH_FOR_MS,
  // The list shows the error itself; react-admin's default is the server's English message in a toast.
  onError: (error: Error) => console.error('Loading the inquiries failed:', error.message),
};

/** Everything visitors sent, newest first; the one whose id is in the address is open. */
export default function InquiryList() {
  const { '*': openId } = useParams();
  const { close } = useOpenInquiry();
  return (
    <ListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={10}
      queryOptions={queryOptions}
      // The address says which inquiry is open. Were search and page there too, a search that is still waiting for
      // the next key would rewrite it and close the inquiry.
      disableSyncWithLocation
      storeKey="vitrina_inquiries.listParams"
    >
      <DocumentTitle />
      <Title title={text.inquiries.title} preferenceKey={false} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
          '& form': { width: { xs: '100%', sm: 420 } },
        }}
      >
        <InquirySearch />
        <InquiryTotals />
      </Box>
      <Inquiries />
      {openId && <InquiryDialog key={openId} id={openId} onClose={close} />}
    </ListBase>
  );
}
