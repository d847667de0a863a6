import { expect, test } from 'vitest';
import { withoutZeros } from './withoutZeros.ts';

test('zero bytes are dropped from each field, and files stay', () => {
  const fields = new FormData();
  const file = new File(['\0'], 'меню.bin');
  for (const words of ['Едно\0', '\0две\0']) fields.append('words', words);
  fields.append('file', file);
  const kept = withoutZeros(fields);
  expect(kept.getAll('words')).toEqual(['Едно', 'две']);
  expect(kept.get('file')).toBe(file);
});
