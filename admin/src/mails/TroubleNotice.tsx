import Alert from '@mui/material/Alert';
import { text } from './text.ts';
import { useScheduleTroubles } from './useScheduleTroubles.ts';
import { useTroubledMails } from './useTroubledMails.ts';

export function TroubleNotice() {
  const count = useTroubledMails();
  const stopped = useScheduleTroubles().map(({ notice }) => notice);
  const notices = count > 0 ? [text.trouble(count), ...stopped] : stopped;
  return notices.map((notice) => (
    <Alert key={notice} severity="error" sx={{ mb: 2.5 }}>
      {notice}
    </Alert>
  ));
}
