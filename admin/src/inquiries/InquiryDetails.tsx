import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { Mail } from 'lucide-react';
import { text } from '../text.ts';
import { DeleteInquiryButton } from './DeleteInquiryButton.tsx';
import { Facts } from './Facts.tsx';
import type { Inquiry } from './inquiry.ts';
import { replyLink } from './replyLink.ts';
import { serviceLabel } from './serviceLabel.ts';

const PADDING = { xs: 2.5, sm: 4 };

interface Props {
  inquiry: Inquiry;
  titleId: string;
  onDeleted: () => void;
}

/** What the visitor wrote, shown as plain text, and the ways to answer. */
export function InquiryDetails({ inquiry, titleId, onDeleted }: Props) {
  const { name, email, phone, service, created_at, message } = inquiry;
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ px: PADDING, pt: 4, pr: 9, overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ px: PADDING }}>
        <Facts
          facts={{
            email,
            phone,
            service: serviceLabel(service),
            created_at: formatDateTime(created_at),
          }}
        />
        <Typography sx={{ mt: 2.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
          {message}
        </Typography>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          px: PADDING,
          pb: PADDING,
          gap: 1,
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: 'stretch',
        }}
      >
        <DeleteInquiryButton inquiry={inquiry} onDeleted={onDeleted} />
        <Button variant="contained" startIcon={<Mail size={20} />} href={replyLink(email)}>
          {text.inquiries.reply}
        </Button>
      </DialogActions>
    </>
  );
}
