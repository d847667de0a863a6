import { text as chatText } from '../text.ts';

/** The Bulgarian texts of the list of clients. */
export const text = {
  unread: (count: number) => {
    if (count > 99) return 'над 99 непрочетени съобщения';
    return count === 1 ? '1 непрочетено съобщение' : `${count} непрочетени съобщения`;
  },
  search: 'Търсене по име, сайт или последно съобщение',
  found: (count: number) => (count === 1 ? 'Намерен е 1 клиент' : `Намерени клиенти: ${count}`),
  toConsole: 'Запитвания',
  ownPreview: `${chatText.conversation.own}: `,
} as const;
