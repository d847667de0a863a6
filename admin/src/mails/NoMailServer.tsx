import { Alert } from '@mui/material';
import { text } from './text.ts';
import { useMailWay } from './useMailWay.ts';

/** A warning, wherever mails are written, that they reach nobody because there is no mail server. */
export function NoMailServer() {
  const way = useMailWay();
  if (way === undefined || way === 'sent') return null;
  return (
    <Alert severity="warning" className="mb-5">
      {text.noServer[way]}
    </Alert>
  );
}
