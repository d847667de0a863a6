/** A message that has just come from the other side. */
export interface Arrival {
  id: string;
  /** Whose conversation it belongs to. */
  clientId: string;
  author: string;
  content: string;
  /** Whether the reader sees it appear: then nothing has to call for attention. */
  isInView: boolean;
  /** Where the conversation is. */
  address: string;
  /** Brings the conversation into view once the window is in front. */
  onOpen?: () => void;
}
