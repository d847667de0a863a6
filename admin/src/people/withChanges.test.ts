import { expect, test } from 'vitest';
import type { ListedPerson } from '../providers/people.ts';
import { withChanges } from './withChanges.ts';

const person = (id: string, changes: Partial<ListedPerson> = {}) =>
  ({
    id,
    stage: 'new',
    next_step: null,
    next_step_on: null,
    stage_since: '2026-11-01T08:00:00Z',
    ...changes,
  }) as ListedPerson;

const ids = (rows: ListedPerson[]) => rows.map(({ id }) => id).join(' ');

test('a moved person leaves one stage and joins the other, after people with a step', () => {
  const moving = [{ person: person('a'), changes: { stage: 'talking', stage_since: '2026-11-20' } as const }];
  const talking = [
    person('c', { stage: 'talking', next_step_on: '2026-11-30' }),
    person('d', { stage: 'talking' }),
  ];
  expect(ids(withChanges([person('a'), person('b')], moving, { stage: 'new' }))).toBe('b');
  expect(ids(withChanges(talking, moving, { stage: 'talking' }))).toBe('c d a');
});

test('a finished step leaves the list of today, and a change adds nobody to a search', () => {
  const late = person('a', { next_step_on: '2026-01-02' });
  const done = [{ person: late, changes: { next_step: null, next_step_on: null } }];
  expect(withChanges([late], done, { due: true })).toEqual([]);
  expect(ids(withChanges([person('b')], done, { q: 'Ана' }))).toBe('b');
});
