import { expect, test } from 'vitest';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { publishState } from './publishState.ts';

const published = build({ status: 'published', finished_at: '2026-11-21T10:00:20Z' });
const failed = build({ status: 'failed', failure: 'build', finished_at: '2026-11-21T10:05:00Z' });
const running = build({ status: 'running', started_at: '2026-11-21T10:10:02Z' });
const requested = build({ status: 'requested', requested_at: '2026-11-21T10:10:05Z' });

test('nothing is known of a site without builds', () => {
  expect(publishState([])).toEqual({ status: 'unknown' });
});

test('a request waits, whatever was before', () => {
  expect(publishState([requested, failed, published])).toEqual({
    status: 'requested',
    since: '2026-11-21T10:10:05Z',
  });
});

test('a running build comes before the request behind it', () => {
  expect(publishState([requested, running, published])).toEqual({ status: 'running' });
});

test('the end that came last counts', () => {
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
