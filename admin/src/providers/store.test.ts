import { expect, test, vi } from 'vitest';

const device = vi.hoisted(() => {
  const items = new Map<string, string>();
  const state = { isFull: false, items };
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
      Object.assign(localStorage, { [key]: value });
    },
    removeItem(key: string) {
      items.delete(key);
      delete (localStorage as Record<string, unknown>)[key];
    },
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  return state;
});

import { store } from './store.ts';

test('what is chosen in another tab is kept, but changes nothing in this one', () => {
  store.setup();
  const listen = vi.fn();
  const stop = store.subscribe('inquiries.selectedIds', listen);
  const key = 'RaStore.inquiries.selectedIds';
  window.localStorage.setItem(key, '[]');
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '[]' }));
  expect(listen).not.toHaveBeenCalled();
  expect(store.getItem('inquiries.selectedIds')).toEqual([]);
  stop();
});

test('once the device has no space, what is chosen is still heard, until the page or the session ends', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store.setItem('posts.listParams', { page: 2 });
  const listen = vi.fn();
  const stop = store.subscribe('posts.selectedIds', listen);
  device.isFull = true;
  store.setItem('posts.selectedIds', [7]);
  expect(listen.mock.calls).toEqual([[[7]]]);
  expect(store.getItem('posts.selectedIds')).toEqual([7]);
  expect(store.getItem('posts.listParams')).toEqual({ page: 2 });
  store.reset();
  expect(store.listItems?.()).toEqual({});
  expect([...device.items.keys()]).toEqual([]);
  stop();
});
