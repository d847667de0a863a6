import type { Tables } from '@vitrina/shared/database.types.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { type Stage, stages } from '@vitrina/shared/schemas/development.ts';
import { done, type Failure, resultOf } from './failure.ts';
import type { Message } from './messages.ts';
import { supabase } from './supabase.ts';

export type Development = Omit<Tables<'developments'>, 'stages'> & {
  stages: Stage[];
  /** The admin who saved it last; null for a client, who cannot see the studio's accounts. */
  editor: { username: string } | null;
};

/** The client's newest plan; null if there is none. */
export async function fetchDevelopment(clientId: string): Promise<Result<Development | null, Failure>> {
  const read = await resultOf(
    supabase
      .from('developments')
      .select('*, editor:chat_users!developments_updated_by_fkey(username)')
      .eq('client_id', clientId)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return read.ok ? success(read.value && { ...read.value, stages: stages.parse(read.value.stages) }) : read;
}

/** A page of pictures and files, newest first, from before the message with the number `before`. */
export const fetchFiles = (clientId: string, before?: number): Promise<Result<Message[], Failure>> =>
  resultOf(
    supabase.rpc('conversation_files', { conversation: clientId, ...(before !== undefined && { before }) }),
  );

/** @param seen `updated_at` of the plan that was edited; undefined for a client's first plan */
export const saveDevelopment = (
  development: Pick<Development, 'id' | 'client_id' | 'title' | 'stages' | 'launched_on'>,
  seen: string | undefined,
) => done(supabase.rpc('save_development', { development, ...(seen && { seen }) }), { PT409: 'conflict' });

export const finishStage = ({ id, updated_at }: Development, place: number, message: string) =>
  done(
    supabase.rpc('finish_stage', {
      development_id: id,
      place,
      seen: updated_at,
      message_id: crypto.randomUUID(),
      message,
    }),
    { PT409: 'conflict' },
  );
