import { useQuery } from '@tanstack/react-query';
import { type MailWay, readMailWay } from '../providers/mails.ts';

/** Unknown until it has been read: nobody is warned for nothing. */
export const useMailWay = (): MailWay | undefined =>
  useQuery({ queryKey: ['mail-way'], queryFn: readMailWay, staleTime: Number.POSITIVE_INFINITY }).data;
