import { today } from '@vitrina/shared/calendar.ts';
import type { ListedPerson, PeopleFilter } from '../providers/people.ts';

/** A change that has not been read back from the server yet. */
export interface PersonChange {
  person: ListedPerson;
  changes: Partial<ListedPerson>;
}

/** A list of people as it will be once the changes are saved: people may leave it, join it, or move within it. */
export function withChanges(
  rows: ListedPerson[],
  changes: PersonChange[],
  filter: PeopleFilter,
): ListedPerson[] {
  const people = new Map(rows.map((row) => [row.id, row]));
  for (const { person, changes: changed } of changes) {
    const after = { ...(people.get(person.id) ?? person), ...changed };
    // Only the server knows whom a search finds, so nobody is added to one.
    if (people.has(person.id) || filter.q === undefined) people.set(person.id, after);
  }
  return [...people.values()].filter((person) => belongs(person, filter)).sort(inOrder);
}

const belongs = ({ stage, next_step_on }: ListedPerson, filter: PeopleFilter) =>
  (!filter.stage || stage === filter.stage) &&
  (!filter.due || (next_step_on !== null && next_step_on <= today()));

/** The same order as in the database. */
const inOrder = (one: ListedPerson, other: ListedPerson) =>
  compare(one.next_step_on ?? LAST, other.next_step_on ?? LAST) ||
  Date.parse(one.stage_since) - Date.parse(other.stage_since) ||
  compare(one.id, other.id);

const LAST = '9999-12-31';

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
