/** The content of a push, encrypted for one browser. */
export interface PushMessage {
  title: string;
  body: string;
  /** Identifies the subject: the next notification with the same tag replaces this one. */
  tag: string;
  /** The path that it opens. */
  address: string;
  /** The id of the newest message, if the push is about one. */
  messageId?: string;
}
