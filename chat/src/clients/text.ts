import { text as chatText } from '../text.ts';

/** The Bulgarian texts of the list of clients. */
export const text = {
  unread: (count: number) => {
    if (count > 99) return 'над 99 непрочетени съобщения';
    return count === 1 ? '1 непрочетено съобщение' : `${count} непрочетени съобщения`;
  },
  toConsole: 'Запитвания',
  ownPreview: `${chatText.conversation.own}: `,
} as const;
