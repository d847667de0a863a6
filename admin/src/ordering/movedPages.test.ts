import { describe, expect, it } from 'vitest';
import { movedPages } from './movedPages.ts';

const rows = (ids: string, first = 0) => [...ids].map((id, index) => ({ id, order_index: first + index }));
const page = (ids: string, first: number, size = 3) => ({
  rows: rows(ids, first),
  first,
  last: first + size - 1,
});
const shown = (pages: { id: string; order_index: number }[][]) =>
  pages.map((list) => list.map(({ id, order_index }) => `${id}${order_index}`).join(' '));

describe('movedPages', () => {
  it('moves a row down and the rows in between up', () => {
    expect(shown(movedPages([page('abcd', 0, 25)], 'a', 2))).toEqual(['b0 c1 a2 d3']);
  });

  it('moves a row up and the rows in between down', () => {
    expect(shown(movedPages([page('abcd', 0, 25)], 'd', 1))).toEqual(['a0 d1 b2 c3']);
  });

  it('moves rows across the boundary of two known pages', () => {
    expect(shown(movedPages([page('abc', 0), page('def', 3)], 'd', 2))).toEqual(['a0 b1 d2', 'c3 e4 f5']);
  });

  it('leaves a gap for a row that moves in from an unknown page', () => {
    expect(shown(movedPages([page('def', 3)], 'd', 2))).toEqual(['e4 f5']);
  });

  it('changes nothing for an unknown row', () => {
    expect(shown(movedPages([page('abc', 0)], 'x', 0))).toEqual(['a0 b1 c2']);
  });
});
