import { brand } from '@vitrina/shared/brand.ts';

export const text = {
  label: 'Страници',
  conversation: 'Разговор',
  conversationWaits: (n: number) => `Разговор, непрочетени: ${n}`,
  project: 'Моят проект',
  projectWaits: (n: number) => `Моят проект, чакат ви: ${n}`,
  waits: 'Чака вас',
  nothingWaits: 'Нищо не чака. Ще ви пишем тук.',
  plan: 'Разработка на сайта',
  noPlan: 'Планът се появява тук, щом започнем.',
  done: (date: string) => `готово на ${date}`,
  now: 'сега',
  until: (date: string) => `до ${date}`,
  // The „г.“ of the date also ends the sentence.
  launched: (date: string, supportEnd: string) =>
    `На живо от ${date} Безплатната поддръжка е до ${supportEnd}`,
  files: 'Файлове',
  noFiles: 'Още няма файлове.',
  pictureOf: (day: string) => `Изображение, ${day}`,
  more: 'Покажи още',
  moreFailed: 'Файловете не можаха да се заредят',
  fromYou: 'от вас',
  from: (name: string) => `от ${name}`,
  fromStudio: `от „${brand.name}“`,
  offers: 'Оферти',
  print: 'Отпечатай',
  failed: 'Проектът не можа да се зареди',
  partFailed: 'Тази част не можа да се зареди',
  loading: 'Зареждане на проекта...',
  printed: {
    for: (name: string) => `За: ${name}`,
    fingerprint: (signs: string) => `Отпечатък: ${signs}`,
  },
} as const;
