import type { InboxText } from '../inbox/InboxText.ts';

export const inquiriesText = {
  title: 'Запитвания',
  search: 'Търсене по име, имейл, услуга или съобщение',
  arrived: (count: number) =>
    count === 1 ? 'Получено е ново запитване.' : `Получени са ${count} нови запитвания.`,
  viewOf: (name: string) => `Преглед на запитването от ${name}`,
  selectOf: (name: string) => `Избери запитването от ${name}`,
  replySubject: 'Отговор на запитването ви',
  empty: 'Няма намерени запитвания.',
  loading: 'Зареждане на запитванията...',
  loadingOne: 'Зареждане на запитването...',
  loadFailedReason: 'Възникна грешка при зареждането на запитванията.',
  notFound: 'Запитването не е намерено',
  selected: 'Избрани запитвания',
  markedRead: (count: number) =>
    count === 1
      ? '1 запитване е отбелязано като прочетено'
      : `${count} запитвания са отбелязани като прочетени`,
  markFailed: 'Запитванията не можаха да бъдат отбелязани.',
  delete: {
    actionOf: (name: string) => `Изтрий запитването от ${name}`,
    title: 'Изтриване на запитване',
    question: (name: string) => `Сигурни ли сте, че искате да изтриете запитването от ${name}?`,
    done: 'Запитването е изтрито',
    doneMany: (count: number) => (count === 1 ? 'Запитването е изтрито' : `${count} запитвания са изтрити`),
  },
} as const satisfies InboxText;
