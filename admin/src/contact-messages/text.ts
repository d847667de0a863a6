import type { ImageType } from '@vitrina/shared/schemas/aiOrder.ts';
import type { InboxText } from '../inbox/InboxText.ts';

export const contactMessagesText = {
  title: 'Поръчки и съобщения',
  search: 'Търсене по име, имейл, тема или съобщение',
  arrived: (count: number) =>
    count === 1 ? 'Получено е ново съобщение.' : `Получени са ${count} нови съобщения.`,
  viewOf: (name: string) => `Преглед на съобщението от ${name}`,
  selectOf: (name: string) => `Избери съобщението от ${name}`,
  replySubject: 'Отговор на съобщението ви',
  empty: 'Няма намерени съобщения.',
  loading: 'Зареждане на съобщенията...',
  loadingOne: 'Зареждане на съобщението...',
  loadFailedReason: 'Възникна грешка при зареждането на съобщенията.',
  notFound: 'Съобщението не е намерено',
  selected: 'Избрани съобщения',
  markedRead: (count: number) =>
    count === 1
      ? '1 съобщение е отбелязано като прочетено'
      : `${count} съобщения са отбелязани като прочетени`,
  markFailed: 'Съобщенията не можаха да бъдат отбелязани.',
  delete: {
    actionOf: (name: string) => `Изтрий съобщението от ${name}`,
    title: 'Изтриване на съобщение',
    question: (name: string) => `Сигурни ли сте, че искате да изтриете съобщението от ${name}?`,
    done: 'Съобщението е изтрито',
    doneMany: (count: number) => (count === 1 ? 'Съобщението е изтрито' : `${count} съобщения са изтрити`),
  },
} as const satisfies InboxText;

export const aiPackages: Readonly<Record<ImageType, string>> = {
  basic: 'AI изображения – основен пакет',
  premium: 'AI изображения – премиум пакет',
  logo: 'AI изображения – лого дизайн',
};
