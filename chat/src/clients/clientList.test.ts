import { expect, test } from 'vitest';
import type { Client } from '../api/clients.ts';
import { matchingClients, withArrivals, withChanged } from './clientList.ts';

const client = (id: string, last: string | null, change: Partial<Client> = {}): Client => ({
  id,
  name: id,
  username: id,
  site_url: null,
  created_at: '2026-01-01T00:00:00+00:00',
  last_message_id: last,
  last_message_timestamp: last && `2026-11-21T${last}+00:00`,
  last_message_type: last && 'text',
  last_message_content: last && 'Здравейте',
  is_last_message_own: last === null ? null : false,
  unread: 0,
  waiting_since: null,
  ...change,
});
const list = [client('ana', '09:00:00'), client('boris', '08:00:00'), client('galya', null)];
const names = (clients: readonly Client[]) => clients.map(({ username }) => username);

test('a client who has written moves to the top, and the others stay as they are', () => {
  expect(names(withChanged(list, ['boris'], [client('boris', '10:00:00')]))).toEqual([
    'boris',
    'ana',
    'galya',
  ]);
});

test('a new client is added, a deleted one is removed', () => {
  const diana = client('diana', null, { created_at: '2026-02-01T00:00:00+00:00' });
  expect(names(withChanged(list, ['diana', 'ana'], [diana]))).toEqual(['boris', 'diana', 'galya']);
});

test('only a client’s new, unread message is announced', () => {
  const written = client('boris', '10:00:00', { unread: 1 });
  expect(names(withArrivals(list, [written]))).toEqual(['boris']);
  expect(withArrivals([written], [written]), 'the same again').toEqual([]);
  expect(withArrivals(list, [{ ...written, is_last_message_own: true }]), 'the studio wrote').toEqual([]);
  expect(withArrivals(list, [{ ...written, unread: 0 }]), 'read elsewhere').toEqual([]);
  const takenBack = { ...written, last_message_type: 'deleted', last_message_content: '' };
  expect(withArrivals(list, [takenBack]), 'an earlier message is unread').toEqual([]);
});

test('clients are found by name, site and last message, all words in any order and case', () => {
  const boris = client('boris', '10:00:00', {
    site_url: 'https://hlyab.example',
    last_message_content: 'Кога ще е готово МЕНЮТО?',
  });
  const clients = [client('ana', null), boris];
  for (const words of ['BOR', 'hlyab', 'менюто кога', ' boris  готово '])
    expect(names(matchingClients(clients, words)), words).toEqual(['boris']);
  expect(names(matchingClients(clients, 'boris ana'))).toEqual([]);
  expect(names(matchingClients(clients, ' '))).toEqual(['ana', 'boris']);
});
