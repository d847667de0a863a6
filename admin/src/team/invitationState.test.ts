import { expect, test } from 'vitest';
import { invitationState } from './invitationState.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');

test.each([
  ['sent', '2026-11-20T10:00:00Z', 'изпратена, връзката важи 7 дни'],
  ['sent', '2026-11-20T09:59:59Z', 'връзката вече не важи'],
  ['kept', '2026-11-20T09:59:59Z', 'връзката вече не важи'],
  // The link is made when the mail is composed, however long that takes.
  ['waiting', null, 'чака изпращане'],
  ['failed', null, 'неизпратена, причината е в Писма'],
])('an invitation that is „%s“ since %s: %s', (state, sent_at, words) => {
  expect(invitationState({ state, sent_at }, NOW)).toBe(words);
});
