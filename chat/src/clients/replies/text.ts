import { repliesText } from '@vitrina/shared/replies/text.ts';

export const text = {
  ...repliesText,
  search: 'Търсене',
  none: 'Няма такъв отговор.',
  empty: 'Няма добавени отговори',
  add: 'Нов отговор',
  failed: 'Отговорите не можаха да се заредят.',
  close: 'Затвори бързите отговори',
} as const;
