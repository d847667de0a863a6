import { Chip, Paper } from '@mui/material';
import { brand } from '@vitrina/shared/brand.ts';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { Send } from 'lucide-react';
import { useGetList, useListContext } from 'react-admin';
import type { Mail } from '../mails/MailRow.tsx';
import { SendButton } from '../mails/SendButton.tsx';
import { type Admin, inviteAdmin } from '../providers/team.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { invitationState } from './invitationState.ts';
import { text } from './text.ts';

export function AdminRow({ admin }: { admin: Admin }) {
  const { username, email, last_seen_at, is_own, is_studio } = admin;
  const { total } = useListContext<Admin>();
  return (
    <Paper component="li" variant="outlined" className="card wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{username}</strong>
        {is_own && <Chip variant="outlined" label={text.you} />}
        {!last_seen_at && <Chip color="secondary" label={text.invited} />}
      </div>
      <div className="muted">
        <div>{email.endsWith(`@${brand.chatDomain}`) ? text.noMailbox : email}</div>
        {last_seen_at ? text.lastSeen(formatDateTime(last_seen_at)) : <Invitation of={admin} />}
        {is_studio && <div>{text.studio}</div>}
      </div>
      {total === 1 ? (
        <div className="muted">{text.last}</div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {!last_seen_at && (
            <SendButton
              variant="outlined"
              color="inherit"
              startIcon={<Send size={18} />}
              aria-label={text.inviteAgainTo(username)}
              send={() => inviteAdmin({ email, username })}
              done={text.invitedAgain}
              failed={text.inviteFailed}
            >
              {text.inviteAgain}
            </SendButton>
          )}
          <DeleteButton isLabelled />
        </div>
      )}
    </Paper>
  );
}

/** The state of the last invitation; nothing if its mail has been deleted already. */
function Invitation({ of: { id } }: { of: Admin }) {
  const { data: [mail] = [] } = useGetList<Mail>('mails', {
    filter: { kind: 'team_invitation', account_id: id },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  if (!mail) return null;
  return text.invitation(formatDateTime(mail.created_at), invitationState(mail));
}
