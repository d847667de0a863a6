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

/** The id of whoever has an address, in small or large letters. */
export async function findPersonBy(email: string): Promise<Result<string | undefined, Failure>> {
  const { data, status, error } = await supabase
    .from('people')
    .select('id')
    .ilike('email', email.replaceAll(/[\\%_]/g, '\\$&'))
    .limit(1);
  return error === null ? success(data[0]?.id) : failure(failureOf(status));
}

/** Error `taken`: somebody else has the address. */
export async function changePerson(
  id: string,
  change: Partial<Pick<Person, 'name' | 'email'>>,
): Promise<Result<void, Failure | 'taken'>> {
  const { data, status, error } = await supabase.from('people').update(change).eq('id', id).select('id');
  if (error !== null) return failure(error.code === '23505' ? 'taken' : failureOf(status));
  return data.length === 1 ? success(undefined) : failure('refused');
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

export interface Note {
  id: string;
  body: string;
  at: string;
  /** The admin's user name; null for an account that is gone. */
  made_by: string | null;
  is_edited: boolean;
}

/** What the studio has noted about a person, the newest first. */
export async function fetchNotes(personId: string): Promise<Result<Note[], Failure>> {
  const { data, status, error } = await supabase
    .rpc('person_timeline', { person_id: personId })
    .eq('kind', 'note');
  if (error !== null) return failure(failureOf(status));
  return success(data.map(({ edited_at, ...note }) => ({ ...note, is_edited: edited_at !== null })));
}

/** @param note its id makes a repeated save the same note */
export async function addNote(note: {
  id: string;
  person_id: string;
  body: string;
}): Promise<Result<void, Failure>> {
  const { status, error } = await supabase.from('person_entries').insert({ ...note, kind: 'note' });
  return error === null || error.code === '23505' ? success(undefined) : failure(failureOf(status));
}
