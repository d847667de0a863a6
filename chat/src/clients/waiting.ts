import type { Client } from '../api/clients.ts';
import { text } from './text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The clients waiting for an answer, the longest wait first. */
export function waitingClients(clients: readonly Client[]): readonly Client[] {
  return clients
    .filter(({ waiting_since }) => waiting_since !== null)
    .toSorted((a, b) => (a.waiting_since ?? '').localeCompare(b.waiting_since ?? ''));
}

/** How long somebody has been waiting, in words. At least a minute, also if the device's clock is behind. */
export function waitOf(since: string, now: number): { label: string; isLong: boolean } {
  const waited = Math.max(now - Date.parse(since), MINUTE_MS);
  if (waited >= DAY_MS) return { label: text.waits.days(Math.floor(waited / DAY_MS)), isLong: true };
  if (waited >= HOUR_MS) return { label: text.waits.hours(Math.floor(waited / HOUR_MS)), isLong: false };
  return { label: text.waits.minutes(Math.floor(waited / MINUTE_MS)), isLong: false };
}
