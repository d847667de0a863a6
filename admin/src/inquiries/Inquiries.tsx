import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { Pagination } from 'react-admin';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { text } from '../text.ts';
import { InquiryCards } from './InquiryCards.tsx';
import { InquirySkeleton } from './InquirySkeleton.tsx';
import { InquiryTable } from './InquiryTable.tsx';
import type { Inquiry } from './inquiry.ts';
import { NoInquiries } from './NoInquiries.tsx';

const ROWS_PER_PAGE = [10, 25, 50, 100];

/** The list in its states: loading, error, empty, rows – and rows under an error when only their refreshing failed. */
export function Inquiries() {
  const { isPending, error, total = 0, data, refetch } = useListContext<Inquiry>();
  if (isPending) return <InquirySkeleton />;
  return (
    <>
      {error && <LoadFailed {...(isForbidden(error) ? forbidden : failed)} onRetry={refetch} />}
      {data && (total === 0 ? <NoInquiries /> : <Rows />)}
    </>
  );
}

const failed = { title: text.inquiries.loadFailed, reason: text.inquiries.loadFailedReason };
const forbidden = { title: text.access.denied, reason: text.access.deniedReason };

const isForbidden = (error: Error & { status?: number }) => error.status === 403;

function Rows() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (isPhone) {
    return (
      <>
        <InquiryCards />
        <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <InquiryTable />
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </Paper>
  );
}
