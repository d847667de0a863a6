import { expect, test, vi } from 'vitest';
import { showBadge } from './badge.ts';

test('an icon that does not come leaves the tab as it is, and is asked for again with the next number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const icon = { href: 'https://vitrina.example/favicon.svg', dataset: {} };
  vi.stubGlobal('document', { querySelector: () => icon });
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
  );
  await showBadge(1);
  expect(icon.href).toBe('https://vitrina.example/favicon.svg');
  vi.stubGlobal('fetch', async () => new Response('<html></html>', { status: 502 }));
  await showBadge(1);
  expect(icon.href, 'the page of a proxy').toBe('https://vitrina.example/favicon.svg');

  vi.stubGlobal('fetch', async () => new Response('<svg></svg>'));
  await showBadge(2);
  expect(decodeURIComponent(icon.href)).toMatch(
    /^data:image\/svg\+xml,<svg><circle .*fill="#d9353c".*>2<\/text><\/svg>$/s,
  );
});
