import { expect, test } from 'vitest';
import type { ClientRequest } from '../api/requests.ts';
import { daysLate, stateText, waitingRequests } from './requestState.ts';
import { text } from './text.ts';

const asked = (id: string, columns: Partial<ClientRequest> = {}) =>
  ({
    id,
    kind: 'approval',
    state: 'open',
    due_on: null,
    valid_until: null,
    answered_at: null,
    made_at: `2026-11-20T${id}`,
    ...columns,
  }) as ClientRequest;

const BEFORE_MIDNIGHT = '2026-11-24T21:59:00Z';
const AFTER_MIDNIGHT = '2026-11-24T22:00:00Z';

test('an offer is open until the end of its last day in Sofia', () => {
  const offer = asked('09:00', { kind: 'offer', valid_until: '2026-11-24' });
  expect(waitingRequests([offer], BEFORE_MIDNIGHT)).toEqual([offer]);
  expect(stateText(offer, BEFORE_MIDNIGHT)).toBe('Чака отговор');
  expect(waitingRequests([offer], AFTER_MIDNIGHT)).toEqual([]);
  expect(stateText(offer, AFTER_MIDNIGHT)).toBe('Изтекла на 24\u00a0ноември 2026\u00a0г.');
  expect(stateText({ ...offer, state: 'withdrawn' }, AFTER_MIDNIGHT)).toBe('Оттеглено');
});

test('an open request is late from the day after it was due', () => {
  const request = asked('09:00', { due_on: '2026-11-24' });
  expect(daysLate(request, BEFORE_MIDNIGHT)).toBe(0);
  expect(text.late(daysLate(request, AFTER_MIDNIGHT))).toBe('закъснява с 1 ден');
  expect(text.late(daysLate(request, '2026-11-26T09:00:00Z'))).toBe('закъснява с 2 дни');
  expect(daysLate({ ...request, state: 'done' }, AFTER_MIDNIGHT)).toBe(0);
  expect(daysLate(asked('09:00'), AFTER_MIDNIGHT)).toBe(0);
});

test('what is due first waits first, then what was asked first', () => {
  const requests = [
    asked('12:00'),
    asked('11:00', { kind: 'offer', valid_until: '2026-11-30' }),
    asked('10:00', { due_on: '2026-11-29' }),
    asked('09:00'),
    asked('08:00', { state: 'accepted' }),
  ];
  expect(waitingRequests(requests, BEFORE_MIDNIGHT).map(({ id }) => id)).toEqual([
    '10:00',
    '11:00',
    '09:00',
    '12:00',
  ]);
});
