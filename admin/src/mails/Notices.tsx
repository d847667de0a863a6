import Alert from '@mui/material/Alert';
import { useListContext } from 'react-admin';
import type { Mail } from './mail.ts';
import { text } from './text.ts';
import { useTroubles } from './useTroubles.ts';

/** What is wrong, whether there are mails or not. */
export function TroubleNotices() {
  const { troubles } = useTroubles();
  return troubles.map(({ notice }) => (
    <Alert key={notice} severity="error">
      {notice}
    </Alert>
  ));
}

/** Says of the mails below it that none of them has left this machine. */
export function KeptNotice() {
  const { data } = useListContext<Mail>();
  const hasKept = data?.some(({ state }) => state === 'kept');
  return hasKept && <Alert severity="warning">{text.noServer}</Alert>;
}
