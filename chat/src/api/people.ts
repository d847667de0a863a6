import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** A client as the studio knows them; everything here is refused to anybody else. */
export interface Person {
  id: string;
  name: string;
  email: string | null;
}

/** Null for a client who was deleted meanwhile. */
export async function fetchPerson(clientId: string): Promise<Result<Person | null, Failure>> {
  const { data, status, error } = await supabase
    .from('people')
    .select('id, name, email')
    .eq('client_id', clientId)
    .maybeSingle();
  return error === null ? success(data) : failure(failureOf(status));
}

/** What a client asked for last through the site's forms, as it is stored; null for who never did. */
export async function fetchLastTopic(clientId: string): Promise<Result<string | null, Failure>> {
  const person = await fetchPerson(clientId);
  if (!person.ok || person.value === null) return person.ok ? success(null) : person;
  const { data, status, error } = await supabase
    .rpc('person_timeline', { person_id: person.value.id })
    .in('kind', ['inquiry', 'contact_message'])
    .neq('state', 'binned')
    .limit(1);
  return error === null ? success(data[0]?.title ?? null) : failure(failureOf(status));
}
