import { text as clientsText } from '../text.ts';

export const text = {
  title: (name: string) => `Данни за ${name}`,
  username: (name: string) => `Потребителско име: ${name}`,
  close: 'Затвори',
  site: {
    label: 'Сайт (по желание)',
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
    detail: 'Изтриват се профилът, всички съобщения и всички изображения. Това не може да се върне.',
    confirm: 'Изтрий',
    deleting: 'Изтриване...',
    cancel: 'Отказ',
    done: 'Клиентът е изтрит',
    failed: 'Клиентът не беше изтрит. Моля, опитайте отново.',
  },
} as const;
