import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type MailWay, readMailWay } from '../providers/mails.ts';
import { text } from './text.ts';

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

/** Undefined until it has been read, so that no false warning appears. */
export const useMailWay = (): MailWay | undefined =>
  useQuery({ queryKey: ['mail-way'], queryFn: readMailWay, staleTime: Number.POSITIVE_INFINITY }).data;
