import { expect, test } from 'vitest';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { publishState } from './publishState.ts';

const published = build({ status: 'published', finished_at: '2026-11-21T10:00:20Z' });
const failed = build({ status: 'failed', failure: 'build', finished_at: '2026-11-21T10:05:00Z' });
const running = build({ status: 'running', started_at: '2026-11-21T10:10:02Z' });
const requested = build({ status: 'requested', requested_at: '2026-11-21T10:10:05Z' });

test('without builds the state is unknown', () => {
  expect(publishState([])).toEqual({ status: 'unknown' });
});

test('a request comes before builds that have ended', () => {
  expect(publishState([requested, failed, published])).toEqual({
    status: 'requested',
    since: '2026-11-21T10:10:05Z',
  });
});

test('a running build comes before a waiting request', () => {
  expect(publishState([requested, running, published])).toEqual({ status: 'running' });
});

test('of the builds that have ended, the last one counts', () => {
  expect(publishState([published, failed])).toEqual({ status: 'failed', build: failed });
  const again = { ...published, finished_at: '2026-11-21T10:06:00Z' };
  expect(publishState([failed, published, again])).toEqual({
    status: 'published',
    since: '2026-11-21T10:06:00Z',
  });
});

function build(row: Partial<SiteBuild>): SiteBuild {
  return {
    id: 'b',
    status: 'requested',
    causes: ['templates'],
    requested_at: '2026-11-21T10:00:00Z',
    due_at: '2026-11-21T10:00:02Z',
    started_at: null,
    finished_at: null,
    failure: null,
    failure_detail: null,
    ...row,
  };
}
