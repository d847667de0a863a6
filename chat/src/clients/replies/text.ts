import { repliesText } from '@vitrina/shared/replies/text.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';

export const text = {
  ...repliesText,
  search: 'Търсене',
  none: 'Няма такъв отговор.',
  empty: 'Няма добавени отговори',
  add: 'Нов отговор',
  failed: 'Отговорите не можаха да се заредят.',
  tryAgain: sharedText.tryAgain,
  close: 'Затвори бързите отговори',
} as const;
