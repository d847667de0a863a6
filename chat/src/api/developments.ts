import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Stage, stages } from '@vitrina/shared/schemas/development.ts';
import { type Failure, failureOf } from './failure.ts';
import type { Message } from './messages.ts';
import { supabase } from './supabase.ts';

export type Development = Omit<Tables<'developments'>, 'stages'> & {
  stages: Stage[];
  /** Whoever of the studio stored it last; null for a client, who sees none of its accounts. */
  editor: { username: string } | null;
};

/** The newest plan of a client; null without one. */
export async function fetchDevelopment(clientId: string): Promise<Result<Development | null, Failure>> {
  const { data, status, error } = await supabase
    .from('developments')
    .select('*, editor:chat_users!developments_updated_by_fkey(username)')
    .eq('client_id', clientId)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error !== null) return failure(failureOf(status));
  return success(data && { ...data, stages: stages.parse(data.stages) });
}

/** A page of pictures and files, the newest first, all of them before the message of that number. */
export async function fetchFiles(clientId: string, before?: number): Promise<Result<Message[], Failure>> {
  const { data, status } = await supabase.rpc('conversation_files', {
    conversation: clientId,
    ...(before !== undefined && { before }),
  });
  return data === null ? failure(failureOf(status)) : success(data);
}

/** @param seen when the plan that was changed was stored; nothing for a client's first */
export async function saveDevelopment(
  development: Pick<Development, 'id' | 'client_id' | 'title' | 'stages' | 'launched_on'>,
  seen: string | undefined,
): Promise<Result<void, Failure | 'conflict'>> {
  const { status, error } = await supabase.rpc('save_development', { development, ...(seen && { seen }) });
  if (error === null) return success(undefined);
  return failure(error.code === 'PT409' ? 'conflict' : failureOf(status));
}

export async function finishStage(
  development_id: string,
  place: number,
  message: string,
): Promise<Result<void, Failure | 'conflict'>> {
  const call = { development_id, place, message_id: crypto.randomUUID(), message };
  const { status, error } = await supabase.rpc('finish_stage', call);
  if (error === null) return success(undefined);
  return failure(error.code === 'PT409' ? 'conflict' : failureOf(status));
}
