import { daysBetween } from '@vitrina/shared/calendar.ts';
import { dayOf, formatDate } from '@vitrina/shared/dates.ts';
import { type Currencies, formatCents } from '@vitrina/shared/money.ts';
import { requestAnswers } from '@vitrina/shared/schemas/request.ts';
import type { ClientRequest } from '../api/requests.ts';
import { text } from './text.ts';

/** How many days the answer is late; 0 if it is not. @param now as an ISO timestamp */
export function daysLate({ state, due_on }: ClientRequest, now = new Date().toISOString()): number {
  if (state !== 'open' || due_on === null) return 0;
  return Math.max(0, daysBetween(due_on, dayOf(now)));
}

/** The state of a request, in words. */
export function stateText(request: ClientRequest): string {
  const { state, is_open, kind, answered_at, valid_until } = request;
  if (state === 'open' && !is_open) return text.states.expired(formatDate(valid_until ?? ''));
  const date = answered_at === null ? '' : formatDate(answered_at);
  switch (state) {
    case 'accepted':
      return kind === 'offer' ? text.states.accepted(date, nameOf(request)) : text.states.approved(date);
    case 'changes':
      return text.states.changes(date);
    case 'declined':
      return text.states.declined;
    case 'done':
      return text.states.done(date);
    case 'withdrawn':
      return text.states.withdrawn;
    case 'replaced':
      return text.states.replaced;
    default:
      return text.states.open;
  }
}

/** Whether a request is answered, and whether the answer is good or bad for the studio. */
export function stampOf({ state, answered_at }: ClientRequest): 'good' | 'bad' | undefined {
  if (answered_at === null || state === 'replaced') return undefined;
  return state === 'changes' || state === 'declined' ? 'bad' : 'good';
}

/** The name of a request in a list. */
export function headlineOf(
  { kind, title, number, total_cents }: ClientRequest,
  currencies: Currencies,
): string {
  return kind === 'offer'
    ? text.offer.headline(number ?? '', formatCents(total_cents ?? 0, currencies))
    : title;
}

/** The typed name of the person who accepted an offer. */
const nameOf = ({ answer }: ClientRequest) =>
  requestAnswers.offer.accepted.safeParse(answer).data?.name ?? '';

/** Open requests by due date, then the oldest first. */
export function waitingRequests(requests: readonly ClientRequest[]): ClientRequest[] {
  const dueOf = ({ due_on, valid_until }: ClientRequest) => due_on ?? valid_until ?? '9999';
  return requests
    .filter(({ is_open }) => is_open)
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)) || a.made_at.localeCompare(b.made_at));
}
