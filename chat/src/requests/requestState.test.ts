import { expect, test } from 'vitest';
import type { ClientRequest } from '../api/requests.ts';
import { daysLate, stateText, waitingRequests } from './requestState.ts';
import { text } from './text.ts';

const asked = (id: string, columns: Partial<ClientRequest> = {}) =>
  ({
    id,
    kind: 'approval',
    state: 'open',
    is_open: true,
    due_on: null,
    valid_until: null,
    answered_at: null,
    made_at: `2026-11-20T${id}`,
    ...columns,
  }) as ClientRequest;

const BEFORE_MIDNIGHT = '2026-11-24T21:59:00Z';
const AFTER_MIDNIGHT = '2026-11-24T22:00:00Z';

test('whether an offer has expired is for the server to say, whose clock is right', () => {
  const offer = asked('09:00', { kind: 'offer', valid_until: '2000-01-01' });
  expect(waitingRequests([offer])).toEqual([offer]);
  expect(stateText(offer)).toBe('Чака отговор');
  const expired = { ...offer, valid_until: '3000-11-24', is_open: false };
  expect(waitingRequests([expired])).toEqual([]);
  expect(stateText(expired)).toBe('Изтекла на 24\u00a0ноември 3000\u00a0г.');
  expect(stateText({ ...expired, state: 'withdrawn' })).toBe('Оттеглено');
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
    asked('08:00', { state: 'accepted', is_open: false }),
  ];
  expect(waitingRequests(requests).map(({ id }) => id)).toEqual(['10:00', '11:00', '09:00', '12:00']);
});
