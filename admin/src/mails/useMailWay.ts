import { useQuery } from '@tanstack/react-query';
import { type MailWay, readMailWay } from '../providers/mails.ts';

/** Undefined until it has been read, so that no false warning appears. */
export const useMailWay = (): MailWay | undefined =>
  useQuery({ queryKey: ['mail-way'], queryFn: readMailWay, staleTime: Number.POSITIVE_INFINITY }).data;
