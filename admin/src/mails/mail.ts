import type { Tables } from '@vitrina/shared/database.types.ts';
import { text } from './text.ts';

/** A row of the table, as it comes from the database. */
export type Mail = Tables<'mails'>;

/** Whom a mail is for, in words. */
export const receiverOf = ({ recipient }: Pick<Mail, 'recipient'>) => recipient ?? text.studio;

/** Whether it was tried in vain, for now or for good. */
export const isInTrouble = ({ state, failure }: Pick<Mail, 'state' | 'failure'>) =>
  state === 'failed' || (state !== 'sent' && failure !== null);
