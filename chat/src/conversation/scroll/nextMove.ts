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
  /** Whether the first message in view is still shown. */
  isPlaceShown: boolean;
}

/**
 * How to scroll to the end after the list has changed: when the conversation opens, when something was written here,
 * when messages arrive while the reader follows, and when nothing that was in view is left. Undefined if the same
 * words are to stay in view.
 */
export function nextMove({ before, after, isFollowing, isPlaceShown }: Change): ScrollBehavior | undefined {
  if (before?.firstId === undefined) return 'instant';
  const isWritten = after.lastUnsentId !== undefined && after.lastUnsentId !== before.lastUnsentId;
  const isFollowed = isFollowing && after.isEndShown && before.isEndShown;
  if (isWritten || (isFollowed && after.newest !== before.newest)) return 'smooth';
  return isPlaceShown ? undefined : 'instant';
}

export function hasUnseenNews({ before, after, isFollowing }: Change): boolean {
  if (before === undefined || before.newest === 0 || isFollowing) return false;
  return after.newest !== before.newest && !after.isLastOwn;
}
