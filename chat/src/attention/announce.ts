import { areAlertsOn } from './alertSetting.ts';

/** A message that has just come from the other side. */
export interface Arrival {
  id: string;
  author: string;
  content: string;
  /** Whether it appears before the reader's eyes: then nobody has to be called. */
  isInView: boolean;
  /** Brings the conversation before the reader, besides the window. */
  onOpen?: () => void;
}

/** Calls the reader, if wished, by sound and notification: once, however many tabs are open. */
export function announce(arrival: Arrival): void {
  if (areAlertsOn()) void import('./alert.ts').then(({ alert }) => alert(arrival));
}
