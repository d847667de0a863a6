import Alert from '@mui/material/Alert';
import { useListContext } from 'react-admin';
import type { Mail } from './mail.ts';
import { text } from './text.ts';
import { useTroubles } from './useTroubles.ts';

/** What is wrong, above the mails. */
export function Notices() {
  const { troubles } = useTroubles();
  const { data } = useListContext<Mail>();
  const hasKept = data?.some(({ state }) => state === 'kept');
  return (
    <>
      {troubles.map(({ notice }) => (
        <Alert key={notice} severity="error">
          {notice}
        </Alert>
      ))}
      {hasKept && <Alert severity="warning">{text.noServer}</Alert>}
    </>
  );
}
