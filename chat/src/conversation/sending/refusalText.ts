import { text } from '../text.ts';
import type { Outgoing, Refusal } from './newMessage.ts';

/** What failed, and why if there is more to say. */
export function refusalText({ picture, file }: Outgoing, refusal: Refusal): { title: string; text?: string } {
  if (refusal === 'too-many') return { title: text.sendFailed, text: text.tooManyMessages };
  if (picture) return { title: text.uploadFailed, text: text.refusedPicture[refusal] };
  if (file) return { title: text.uploadFailed, text: text.refusedFile[refusal] };
  return { title: text.sendFailed };
}
