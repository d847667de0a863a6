import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { isInTrouble, type Mail, receiverOf } from './mail.ts';
import { RetryButton } from './RetryButton.tsx';
import { text } from './text.ts';

export function MailRow({ mail }: { mail: Mail }) {
  const { kind, state, failure, created_at, next_attempt_at } = mail;
  const hasTrouble = isInTrouble(mail);
  const hasFailed = state === 'failed';
  return (
    <Paper component="li" variant="outlined" className={hasTrouble ? 'mail is-troubled' : 'mail'}>
      <div>
        <strong>{text.kinds[kind] ?? kind}</strong>
        <div className="muted">{text.to(receiverOf(mail))}</div>
      </div>
      <time className="muted">{formatDateTime(created_at)}</time>
      <Chip
        label={text.states[state] ?? state}
        variant={hasFailed ? 'filled' : 'outlined'}
        color={hasFailed ? 'error' : 'default'}
      />
      {hasTrouble && (
        <div className="mail-trouble">
          <div>
            {failure}
            {state === 'waiting' && <div>{text.nextAttempt(formatDateTime(next_attempt_at))}</div>}
          </div>
          <RetryButton mail={mail} />
        </div>
      )}
    </Paper>
  );
}
