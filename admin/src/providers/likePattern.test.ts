import { describe, expect, it } from 'vitest';
import { likePattern } from './likePattern.ts';

describe('likePattern', () => {
  it('asks for the words in their order, in lower case, whatever stands between them', () => {
    expect(likePattern(' Ана  САЙТ ')).toBe('%ана%сайт%');
  });

  it('takes the wildcards of LIKE literally', () => {
    expect(likePattern('50%_')).toBe('%50\\%\\_%');
    expect(likePattern('a\\b')).toBe('%a\\\\b%');
  });

  it('leaves everything else as it is', () => {
    expect(likePattern('a,b.c:(d)"*&?')).toBe('%a,b.c:(d)"*&?%');
  });
});
