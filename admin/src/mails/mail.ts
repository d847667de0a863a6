import type { Tables } from '@vitrina/shared/database.types.ts';
import { text } from './text.ts';

export type Mail = Tables<'deliveries'>;

export const receiverOf = ({ recipient }: Pick<Mail, 'recipient'>) => recipient ?? text.studio;

/** Whether an attempt failed, temporarily or for good. */
export const isInTrouble = ({ state, failure }: Pick<Mail, 'state' | 'failure'>) =>
  state === 'failed' || failure !== null;
