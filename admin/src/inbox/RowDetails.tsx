import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { InboxRow } from '../providers/inboxReads.ts';
import { AnsweredButton } from './AnsweredButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { Facts } from './Facts.tsx';
import { useInbox } from './InboxContext.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { text } from './text.ts';

const PADDING = { xs: 2.5, sm: 4 };

interface Props {
  row: InboxRow;
  titleId: string;
  onDeleted: () => void;
}

/** What the visitor wrote, shown as plain text, and the ways to answer. */
export function RowDetails({ row, titleId, onDeleted }: Props) {
  const { topic } = useInbox();
  const { name, email, phone, created_at, answered_at, message } = row;
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ px: PADDING, pt: 4, pr: 9, overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ px: PADDING }}>
        <Facts
          facts={{
            email: (
              <>
                {email} <CopyButton value={email} label={text.copyEmail} />
              </>
            ),
            phone: (
              <>
                <PhoneLink phone={phone} />{' '}
                {/\d/.test(phone) && <CopyButton value={phone} label={text.copyPhone} />}
              </>
            ),
            [topic.source]: topic.of(row),
            created_at: formatDateTime(created_at),
            ...(answered_at && { answered_at: formatDateTime(answered_at) }),
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
          gap: { xs: 0.5, sm: 1 },
          '& > button': { px: { xs: 0.75, sm: 1.5 } },
          flexWrap: 'wrap',
          // On phones the reply button comes first, in full width.
          '& > a': { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } },
          justifyContent: { xs: 'space-between', sm: 'flex-end' },
        }}
      >
        <DeleteButton row={row} onDeleted={onDeleted} />
        <AnsweredButton row={row} />
        <ReplyButton row={row} variant="contained">
          {text.reply}
        </ReplyButton>
      </DialogActions>
    </>
  );
}
