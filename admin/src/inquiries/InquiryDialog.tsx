import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useGetOne } from 'ra-core';
import { useId } from 'react';
import { useReturnFocus } from '../layout/useReturnFocus.ts';
import { text } from '../text.ts';
import { InquiryDetails } from './InquiryDetails.tsx';
import { InquiryUnavailable } from './InquiryUnavailable.tsx';
import { INQUIRIES, type Inquiry } from './inquiry.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** One inquiry, complete, over the list. */
export function InquiryDialog({ id, onClose }: Props) {
  const titleId = useId();
  const { data: inquiry, error, refetch } = useGetOne<Inquiry>(INQUIRIES, { id });
  useMarkAsRead(inquiry);
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 576 } } }}
    >
      <IconButton
        aria-label={text.layout.close}
        onClick={onClose}
        color="inherit"
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <X size={24} />
      </IconButton>
      {inquiry && <InquiryDetails inquiry={inquiry} titleId={titleId} onDeleted={onClose} />}
      {!inquiry && <InquiryUnavailable titleId={titleId} error={error} onRetry={refetch} />}
    </Dialog>
  );
}
