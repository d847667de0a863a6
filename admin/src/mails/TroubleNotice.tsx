import Alert from '@mui/material/Alert';
import { text } from './text.ts';
import { useTroubledMails } from './useTroubledMails.ts';

export function TroubleNotice() {
  const count = useTroubledMails();
  return (
    count > 0 && (
      <Alert severity="error" sx={{ mb: 2.5 }}>
        {text.trouble(count)}
      </Alert>
    )
  );
}
