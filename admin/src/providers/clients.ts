import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['client', id],
    queryFn: () =>
      answerOf(supabase.from('chat_users').select('username, entered_at').eq('id', id).maybeSingle()),
  });

/** Makes a person a client and mails a link to the chat; somebody who is a client already gets a new link. */
export const inviteClient = (invitation: {
  person_id: string;
  username: string;
}): Promise<Tables<'chat_users'>> => callFunction('chat-clients', 'POST', invitation);
