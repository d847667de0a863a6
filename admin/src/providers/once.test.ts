import { expect, test } from 'vitest';
import { once } from './once.ts';

const fail = () => Promise.reject(new Error('No answer'));

test('what was not confirmed is made again with the same id, whatever was made meanwhile', async () => {
  const ids: string[] = [];
  const note = (how: () => Promise<unknown>) =>
    once({ note: 'Иска меню' }, (id) => {
      ids.push(id);
      return how();
    });
  await expect(note(fail)).rejects.toThrow('No answer');
  await once({ note: 'Обади се' }, () => Promise.resolve());
  await note(() => Promise.resolve());
  await note(() => Promise.resolve());
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2], 'another note with the same words').not.toBe(ids[0]);
});
