import { describe, expect, it } from 'vitest';
import { titleLabel, titlesNamed } from './titleLabel.ts';

describe('titleLabel', () => {
  it('names the package of an AI order', () => {
    expect(titleLabel('AI Design Order - premium')).toBe('AI изображения – премиум пакет');
  });

  it('shows what a visitor typed as it is', () => {
    expect(titleLabel('Въпрос за домейн')).toBe('Въпрос за домейн');
  });
});

describe('titlesNamed', () => {
  it('finds orders by the words that the list shows', () => {
    expect(titlesNamed(' Основен ')).toEqual(['AI Design Order - basic']);
    expect(titlesNamed('домейн')).toEqual([]);
  });
});
