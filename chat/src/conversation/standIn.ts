import type { NewMessage } from '../api/messages.ts';
import { text } from './text.ts';

/** The content of a file or picture that is sent without words. Pictures have no name. */
export const standIn = (name: string | null | undefined): string => name ?? text.image;

/** Whether a message has words of its own, and not only a picture or file. */
export const hasWords = ({
  content,
  attachment_url,
  attachment_name,
}: Pick<NewMessage, 'content' | 'attachment_url' | 'attachment_name'>): boolean =>
  !attachment_url || content !== standIn(attachment_name);
