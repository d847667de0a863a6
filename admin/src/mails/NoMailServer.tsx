import { Alert } from '@mui/material';
import { text } from './text.ts';
import { useMailWay } from './useMailWay.ts';

/** Stands wherever a mail is about to be written: what is sent from here reaches nobody. */
export function NoMailServer() {
  const way = useMailWay();
  if (way === undefined || way === 'sent') return null;
  return (
    <Alert severity="warning" className="mb-5">
      {text.noServer[way]}
    </Alert>
  );
}
