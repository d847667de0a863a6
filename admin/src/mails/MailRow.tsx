import { Chip, Paper } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { RefreshCw } from 'lucide-react';
import { retryMail } from '../providers/mails.ts';
import { SendButton } from './SendButton.tsx';
import { text } from './text.ts';

export type Mail = Tables<'deliveries'>;

const ROW = 'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[1fr_200px_130px]';

export function MailRow({ mail: { id, kind, state, failure, recipient, ...times } }: { mail: Mail }) {
  const hasFailed = state === 'failed';
  // An attempt has failed, whether or not it will be retried.
  const hasTrouble = hasFailed || failure !== null;
  const receiver = recipient ?? text.studio;
  return (
    <Paper
      component="li"
      variant="outlined"
      className={`${ROW} wrap-anywhere ${hasTrouble ? 'border-l-5 border-l-danger' : ''}`}
    >
      <div>
        <strong>{text.kinds[kind] ?? kind}</strong>
        <div className="muted">{text.to(receiver)}</div>
      </div>
      <time className="muted max-lg:col-span-full max-lg:row-2">{formatDateTime(times.created_at)}</time>
      <Chip
        label={text.states[state] ?? state}
        variant={hasFailed ? 'filled' : 'outlined'}
        color={hasFailed ? 'error' : 'default'}
        className="justify-self-end"
      />
      {hasTrouble && (
        <div className="col-span-full flex flex-wrap items-center justify-between gap-2">
          <div>
            {failure}
            {state === 'waiting' && <div>{text.nextAttempt(formatDateTime(times.next_attempt_at))}</div>}
          </div>
          <SendButton
            variant="outlined"
            color="inherit"
            startIcon={<RefreshCw size={18} />}
            aria-label={text.retryTo(receiver)}
            send={() => retryMail(id)}
            done={text.retried}
            failed={text.retryFailed}
          >
            {text.retry}
          </SendButton>
        </div>
      )}
    </Paper>
  );
}
