import type { Tables, TablesUpdate } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { changedOne, done, type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** A client as the studio knows them. The database refuses all of this file to everybody else. */
export type Person = Pick<Tables<'people'>, 'id' | 'name' | 'email' | 'edited_at'>;

/** Null for a client who has been deleted in the meantime. `editor` is the admin who made the last change, null for a visitor. */
export const fetchPerson = (
  clientId: string,
): Promise<Result<(Person & { editor: { username: string } | null }) | null, Failure>> =>
  resultOf(
    supabase
      .from('people')
      .select('id, name, email, edited_at, editor:chat_users!people_updated_by_fkey(username)')
      .eq('client_id', clientId)
      .maybeSingle(),
  );

/** The id of the person without an account who has this e-mail address, which no client may take then. */
export const findPersonBy = (email: string): Promise<Result<string | null, Failure>> =>
  resultOf(supabase.rpc('person_with_email', { email }));

/**
 * Changes one field, and returns the person as they are then. Fails with `taken` if somebody else has the e-mail address,
 * and with `changed` if somebody has edited the person since they were seen.
 */
export async function changePerson(
  seen: Person,
  field: 'name' | 'email',
  value: string | null,
): Promise<Result<Person, Failure | 'taken' | 'changed'>> {
  const changed = await resultOf(
    supabase
      .from('people')
      .update({ [field]: value } as TablesUpdate<'people'>)
      .eq('id', seen.id)
      .eq('edited_at', seen.edited_at)
      .select('id, name, email, edited_at'),
    { 23505: 'taken' },
  );
  if (!changed.ok) return changed;
  const [person] = changed.value;
  return person === undefined ? failure('changed') : success(person);
}

export interface Note {
  id: string;
  body: string;
  at: string;
  /** The admin's user name; null if the account has been deleted. */
  made_by: string | null;
  is_edited: boolean;
}

/** A page of the studio's notes about a person, newest first, from before the note `last`. */
export async function fetchNotes(personId: string, last?: Note): Promise<Result<Note[], Failure>> {
  const place = last && { before: last.at, before_id: last.id };
  const notes = await resultOf(
    supabase.rpc('person_timeline', { person_id: personId, kinds: ['note'], ...place }),
  );
  return notes.ok
    ? success(notes.value.map(({ edited_at, ...note }) => ({ ...note, is_edited: edited_at !== null })))
    : notes;
}

/** Saving again with the same id is safe: it makes no second note, and the words may have changed since. */
export async function addNote(
  note: Pick<Tables<'person_entries'>, 'id' | 'person_id' | 'body'>,
): Promise<Result<void, Failure>> {
  const entries = supabase.from('person_entries');
  const added = await done(entries.insert({ ...note, kind: 'note' }), { 23505: 'saved before' });
  if (added.ok) return added;
  if (added.reason !== 'saved before') return failure(added.reason);
  return changedOne(entries.update({ body: note.body }).eq('id', note.id).select('id'));
}
