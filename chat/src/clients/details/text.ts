import { changedMeanwhile, clientEmailHint } from '@vitrina/shared/people/text.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';
import { text as chatText } from '../../text.ts';
import { text as clientsText } from '../text.ts';

export const text = {
  title: (name: string) => `Данни за ${name}`,
  username: (name: string) => `Потребителско име: ${name}`,
  createdOn: clientsText.createdOn,
  close: 'Затвори',
  openOther: 'Отвори го',
  personFailed: 'Името и имейлът не можаха да се заредят',
  changed: (admin: string | undefined, value: string | null) =>
    `${changedMeanwhile(admin)} Записано в момента: ${value ?? '–'}`,
  name: {
    label: 'Име',
    save: 'Запази името',
    saving: 'Запазване...',
    done: 'Името е запазено',
    missing: 'Името е задължително',
    failed: 'Името не беше запазено. Моля, опитайте отново.',
  },
  email: {
    label: 'Имейл',
    hint: (isKnown: boolean) =>
      `На него пишем, когато съобщение остане непрочетено.${isKnown ? ` ${clientEmailHint}` : ''}`,
    save: 'Запази имейла',
    saving: 'Запазване...',
    done: 'Имейлът е запазен',
    taken: 'Вече има човек с този имейл.',
    failed: 'Имейлът не беше запазен. Моля, опитайте отново.',
  },
  site: {
    label: clientsText.newClient.site,
    placeholder: clientsText.newClient.sitePlaceholder,
    hint: 'Клиентът го отваря с бутона „Моят сайт“.',
    save: 'Запази сайта',
    saving: 'Запазване...',
    done: 'Сайтът е запазен',
    failed: 'Сайтът не беше запазен. Моля, опитайте отново.',
  },
  password: {
    label: 'Нова парола',
    hint: clientsText.newClient.passwordHint,
    save: 'Смени паролата',
    saving: 'Смяна...',
    done: 'Паролата е сменена',
    doneDetail: 'Изпратете я на клиента по сигурен път.',
    failed: 'Паролата не беше сменена. Моля, опитайте отново.',
  },
  deletion: {
    action: 'Изтрий клиента',
    title: 'Изтриване на клиент',
    question: (name: string) => `Сигурни ли сте, че искате да изтриете клиента ${name}?`,
    detail:
      'Изтриват се профилът, всички съобщения и всички изображения. Изтриват се и файловете, офертите и одобренията. Публикуваните отзиви остават на сайта, а бележките и писмата – в клиентския запис, до 12 месеца след последното. Това не може да се върне.',
    copy: sharedText.downloadCopy,
    copyFailed: 'Копието не беше изтеглено. Моля, опитайте отново.',
    confirm: 'Изтрий',
    deleting: 'Изтриване...',
    cancel: chatText.cancel,
    done: 'Клиентът е изтрит',
    failed: 'Клиентът не беше изтрит. Моля, опитайте отново.',
  },
} as const;
