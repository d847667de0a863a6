import { expect, test } from 'vitest';
import { type Change, type Ends, hasUnseenNews, nextMove } from './nextMove.ts';

const ends: Ends = {
  firstId: 'a',
  isLastOwn: false,
  lastUnsentId: undefined,
  newest: 4,
  isEndShown: true,
};
const change = (after: Partial<Ends>, others: Partial<Change> = {}): Change => ({
  before: ends,
  after: { ...ends, ...after },
  isFollowing: true,
  isPlaceShown: true,
  ...others,
});

test('a conversation opens at its end', () => {
  expect(nextMove(change({}, { before: undefined }))).toBe('instant');
  expect(nextMove(change({}, { before: { ...ends, firstId: undefined } }))).toBe('instant');
});

test('a reader at the end follows new messages', () => {
  const news = { newest: 5 };
  expect(nextMove(change(news))).toBe('smooth');
  expect(hasUnseenNews(change(news))).toBe(false);
});

test('a reader further up is not moved, but informed of new messages', () => {
  const news = change({ newest: 5 }, { isFollowing: false });
  expect(nextMove(news)).toBeUndefined();
  expect(hasUnseenNews(news)).toBe(true);
  expect(hasUnseenNews({ ...news, after: { ...news.after, isLastOwn: true } })).toBe(false);
});

test('one’s own new message is scrolled into view from anywhere', () => {
  expect(nextMove(change({ lastUnsentId: 'x' }, { isFollowing: false }))).toBe('smooth');
  expect(
    nextMove(change({}, { before: { ...ends, lastUnsentId: 'x' }, isFollowing: false })),
  ).toBeUndefined();
});

test('the same words stay in view while messages are added above', () => {
  expect(nextMove(change({ firstId: 'A' }, { isFollowing: false }))).toBeUndefined();
});

test('if nothing that was in view is left, the end is shown', () => {
  expect(nextMove(change({ firstId: 'q' }, { isFollowing: false, isPlaceShown: false }))).toBe('instant');
});
