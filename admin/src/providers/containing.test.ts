import { describe, expect, it } from 'vitest';
import { containing } from './containing.ts';

describe('containing', () => {
  it('asks for the words in their order, in lower case, whatever stands between them', () => {
    expect(containing(' Ана  САЙТ ')).toBe('ilike.*ана*сайт*');
  });

  it('keeps the wildcards of LIKE literal', () => {
    expect(containing('50%_')).toBe('ilike.*50\\%\\_*');
    expect(containing('a\\b')).toBe('ilike.*a\\\\b*');
  });

  it('lets a star match one character, for PostgREST has no escape for it', () => {
    expect(containing('а*б')).toBe('ilike.*а_б*');
  });

  it('leaves the reserved characters of PostgREST as they are', () => {
    expect(containing('a,b.c:(d)"&?')).toBe('ilike.*a,b.c:(d)"&?*');
  });
});
