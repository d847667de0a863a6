import type { ImageType } from '@vitrina/shared/schemas/aiOrder.ts';
import type { InboxText } from '../inbox/InboxText.ts';

/** The texts of the page of orders and contact messages. */
export const contactMessagesText = {
  title: 'Поръчки и съобщения',
  search: 'Търсене по име, имейл, тема или съобщение',
  total: 'Общо',
  unread: 'Непрочетени',
  unreadCount: (count: number) => (count === 1 ? '1 непрочетено' : `${count} непрочетени`),
  arrived: (count: number) =>
    count === 1 ? 'Получено е ново съобщение.' : `Получени са ${count} нови съобщения.`,
  isNew: 'Ново',
  isRead: 'Прочетено',
  actions: 'Действия',
  view: 'Преглед',
  viewOf: (name: string) => `Преглед на съобщението от ${name}`,
  selectOf: (name: string) => `Избери съобщението от ${name}`,
  reply: 'Отговор по имейл',
  replySubject: 'Отговор на съобщението ви',
  empty: 'Няма намерени съобщения.',
  loading: 'Зареждане на съобщенията...',
  loadingOne: 'Зареждане на съобщението...',
  loadFailed: 'Грешка при зареждане',
  loadFailedReason: 'Възникна грешка при зареждането на съобщенията.',
  notFound: 'Съобщението не е намерено',
  notFoundReason: 'Възможно е вече да е изтрито.',
  newestFirst: 'Първо най-новите',
  oldestFirst: 'Първо най-старите',
  answered: 'Отговорено',
  markAnswered: 'Отбележи като отговорено',
  markUnanswered: 'Отбележи като неотговорено',
  answerFailed: 'Отговорът не можа да бъде отбелязан.',
  selectPage: 'Избери всички на страницата',
  selected: 'Избрани съобщения',
  markRead: 'Отбележи като прочетени',
  markedRead: (count: number) =>
    count === 1
      ? '1 съобщение е отбелязано като прочетено'
      : `${count} съобщения са отбелязани като прочетени`,
  markFailed: 'Съобщенията не можаха да бъдат отбелязани.',
  delete: {
    action: 'Изтрий',
    actionOf: (name: string) => `Изтрий съобщението от ${name}`,
    title: 'Изтриване на съобщение',
    question: (name: string) => `Сигурни ли сте, че искате да изтриете съобщението от ${name}?`,
    cancel: 'Отказ',
    deleting: 'Изтриване...',
    done: 'Съобщението е изтрито',
    doneMany: (count: number) => (count === 1 ? 'Съобщението е изтрито' : `${count} съобщения са изтрити`),
    failed: 'Грешка при изтриване',
  },
} as const satisfies InboxText;

/** The packages of AI images that can be ordered. */
export const aiPackages: Readonly<Record<ImageType, string>> = {
  basic: 'AI изображения – основен пакет',
  premium: 'AI изображения – премиум пакет',
  logo: 'AI изображения – лого дизайн',
};
