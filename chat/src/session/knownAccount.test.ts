import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../api/accounts.ts';
import { rememberAccount } from './knownAccount.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device without space remembers no account, and the chat goes on', () => {
  const removeItem = vi.fn();
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const storage = Object.create({ removeItem, setItem });
  vi.stubGlobal('localStorage', Object.assign(storage, { 'chatAccount:boris': '{}' }));
  rememberAccount({ id: 'ana' } as Account);
  expect(removeItem).toHaveBeenCalledExactlyOnceWith('chatAccount:boris');
});
