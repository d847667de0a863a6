/** What the list of messages shows and what is beyond it. Undefined where there is nothing. */
export interface Ends {
  firstId: string | undefined;
  isLastOwn: boolean;
  lastUnsentId: string | undefined;
  /** The number of the last message that exists, shown or not. */
  newest: number;
  /** Whether the end of the conversation is shown. */
  isEndShown: boolean;
}

export interface Change {
  before: Ends | undefined;
  after: Ends;
  isFollowing: boolean;
  /** By how many pixels the first message in view has moved; undefined if it is no longer shown. */
  shift: number | undefined;
}

type Move = { to: 'end'; behavior: ScrollBehavior } | { by: number };

/**
 * Where to scroll after the list has changed: to the end when the conversation opens, when something was written
 * here, and when messages arrive while the reader follows; otherwise so that the same words stay in view.
 */
export function nextMove({ before, after, isFollowing, shift }: Change): Move {
  if (before?.firstId === undefined) return { to: 'end', behavior: 'instant' };
  const isWritten = after.lastUnsentId !== undefined && after.lastUnsentId !== before.lastUnsentId;
  const isFollowed = isFollowing && after.isEndShown && before.isEndShown;
  if (isWritten || (isFollowed && after.newest !== before.newest)) return { to: 'end', behavior: 'smooth' };
  // Nothing that was in view is left.
  return shift === undefined ? { to: 'end', behavior: 'instant' } : { by: shift };
}

export function hasUnseenNews({ before, after, isFollowing }: Change): boolean {
  if (before === undefined || before.newest === 0 || isFollowing) return false;
  return after.newest !== before.newest && !after.isLastOwn;
}
