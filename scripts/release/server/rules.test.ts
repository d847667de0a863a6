import { expect, test } from 'vitest';
import { parseHeaders, parseRedirects } from './rules.ts';

test('headers belong to the path above them, and their values may hold colons', () => {
  const [rule] = parseHeaders(
    "# comment\n\n/admin/*\n  Content-Security-Policy: default-src 'self' https://api\n",
  );
  expect(rule?.headers).toEqual([['Content-Security-Policy', "default-src 'self' https://api"]]);
  expect(rule?.pattern.test('/admin/projects/1')).toBe(true);
  expect(rule?.pattern.test('/admin')).toBe(false);
});

test('a dot in a rule is a dot', () => {
  expect(parseHeaders('/a.txt\n  X: 1')[0]?.pattern.test('/abtxt')).toBe(false);
});

test('a redirect without a status is a 302', () => {
  expect(parseRedirects('/old /new\n/app/* /app 200')).toMatchObject([
    { to: '/new', status: 302 },
    { to: '/app', status: 200 },
  ]);
});
