import { emailInvalid } from '@vitrina/shared/forms/text.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';

export const text = {
  title: 'Лични данни',
  intro:
    'Когато някой поиска копие от данните си или да ги изтриете, въведете имейла му. Първо се уверете, че питащият е този, за когото се представя.',
  email: 'Имейл',
  emailInvalid,
  find: 'Намери',
  finding: 'Търсене...',
  findFailed: 'Грешка при търсене',
  findFailedReason: 'Данните не можаха да бъдат прочетени.',
  nothing: (email: string) => `Не пазим нищо за ${email}.`,
  found: (email: string) => `Данни за ${email}`,
  otherAddresses: (addresses: string[]) =>
    `Други имейли в клиентския запис: ${addresses.join(', ')}. Уверете се, че са на същия човек, и потърсете и по тях.`,
  inquiries: 'Запитвания',
  contactMessages: 'Поръчки и съобщения',
  people: 'Клиентски запис',
  notes: 'Бележки',
  letters: 'Писма',
  mails: 'Известия по имейл',
  accounts: 'Профили в чата',
  messages: 'Съобщения в чата',
  testimonials: 'Мнения на сайта',
  download: sharedText.downloadCopy,
  erase: {
    action: 'Изтрий всичко',
    title: 'Изтриване на лични данни',
    question: (email: string) =>
      `Сигурни ли сте, че искате да изтриете всичко, което пазим за ${email}? Това не може да бъде отменено.`,
    accounts: (names: string) =>
      `Изтрива се и профилът в чата с целия разговор и снимките: ${names}. Изтриват се и файловете, офертите и одобренията.`,
    testimonials: 'Мненията слизат и от сайта.',
    elsewhere:
      'В резервните копия, направени досега, данните остават, докато те бъдат изтрити. От пощата на студиото изтрийте известията и писмата сами.',
    erasing: 'Изтриване...',
    done: 'Данните са изтрити',
    failed: 'Грешка при изтриване. Част от данните може да е останала. Моля, опитайте отново.',
  },
} as const;
