import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { isInTrouble, type Mail, receiverOf } from './mail.ts';
import { RetryButton } from './RetryButton.tsx';
import { text } from './text.ts';

export function MailRow({ mail }: { mail: Mail }) {
  const { kind, state, failure, created_at, next_attempt_at } = mail;
  const hasTrouble = isInTrouble(mail);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr 200px 130px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        ...(hasTrouble && { borderLeft: '5px solid var(--color-danger)' }),
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{text.kinds[kind] ?? kind}</Box>
        <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem' }}>{text.to(receiverOf(mail))}</Box>
      </Box>
      <Box
        sx={{
          gridRow: { xs: 2, md: 1 },
          gridColumn: { xs: '1 / -1', md: 2 },
          color: 'var(--color-muted)',
          fontSize: '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatDateTime(created_at)}
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <Chip
          label={text.states[state] ?? state}
          variant={state === 'failed' ? 'filled' : 'outlined'}
          color={state === 'failed' ? 'error' : 'default'}
          sx={{ fontSize: '0.9375rem' }}
        />
      </Box>
      {hasTrouble && (
        <Box
          sx={{
            gridColumn: '1 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {failure}
            {state === 'waiting' && <div>{text.nextAttempt(formatDateTime(next_attempt_at))}</div>}
          </Box>
          <RetryButton mail={mail} />
        </Box>
      )}
    </Paper>
  );
}
