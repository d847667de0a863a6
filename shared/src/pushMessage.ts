/** What a push carries, encrypted for one browser. */
export interface PushMessage {
  title: string;
  body: string;
  /** What it is about: the next notification about the same takes its place. */
  tag: string;
  /** The path that it opens. */
  address: string;
  /** The newest message, where it tells of one. */
  messageId?: string;
}
