import { formatDay } from '@vitrina/shared/calendar.ts';
import { endingOf, HOSTILE_IN_NAME } from '@vitrina/shared/clientFiles.ts';
import { dayOf } from '@vitrina/shared/dates.ts';
import type { Message } from '../api/messages.ts';
import { hasWords } from '../conversation/standIn.ts';
import { text } from './text.ts';

const WORDS_LIMIT = 60;
const HOSTILE = new RegExp(HOSTILE_IN_NAME, 'gu');

/** The name of a picture, which is stored without one: the words it was sent with, or its day. */
export function pictureName(
  picture: Pick<Message, 'content' | 'attachment_url' | 'attachment_name' | 'timestamp'>,
  today?: string,
): string {
  const words = hasWords(picture) ? withoutStop(wordsOf(picture.content)) : '';
  const name = words || withoutStop(text.pictureOf(formatDay(dayOf(picture.timestamp), today)));
  const ending = endingOf(picture.attachment_url ?? '');
  return ending === undefined ? name : `${name}.${ending}`;
}

/** Without the full stop of a sentence or a year: the extension begins with one. */
const withoutStop = (name: string) => name.replace(/\.+$/, '');

/** The first words, as they can stand in the name of a file. */
function wordsOf(content: string): string {
  const words = [...content.replace(/\s+/g, ' ').replace(HOSTILE, '_')];
  const first = words.slice(0, WORDS_LIMIT).join('');
  return words.length > WORDS_LIMIT ? first.replace(/\s\S*$/, '') : first;
}
