import { text as sharedText } from '@vitrina/shared/text.ts';

/** The console's own Bulgarian texts. What react-admin says by itself stands in `i18n/bg.ts`. In a toast the first line is its title. */
export const text = {
  ...sharedText,
  signIn: {
    ...sharedText.signIn,
    title: 'Вход',
    intro: 'Управление на сайта и запитванията.',
    userName: 'Потребителско име или имейл',
    password: 'Парола',
    submit: 'Влез',
    submitting: 'Влизане...',
    userNameMissing: 'Моля, въведете потребителско име или имейл.',
    passwordMissing: 'Моля, въведете парола.',
    unreachable: 'Няма връзка със сървъра. Моля, опитайте отново.',
  },
  access: {
    ...sharedText.access,
    checking: 'Проверяване на достъпа...',
    deniedReason: 'Нямате права за достъп до тази страница.',
    uncheckedReason: 'Достъпът ви не можа да бъде проверен. Моля, проверете връзката си с интернет.',
  },
  signOut: {
    action: 'Изход',
    done: 'Успех\nУспешно излязохте от системата',
    failed: 'Грешка\nНеуспешен изход от системата',
    unsentTitle: 'Имате неизпратени съобщения в чата',
    unsentQuestion: 'Ако излезете сега, те ще бъдат изтрити от това устройство.',
    confirm: 'Изход без изпращане',
    cancel: 'Отказ',
  },
  layout: {
    menu: 'Меню',
    menuWithUnread: (count: number) => `Меню (непрочетени: ${count})`,
    profile: 'Профил',
    chat: 'Чат',
    unreadChat: (count: number) =>
      count === 1 ? '1 непрочетено съобщение' : `${count} непрочетени съобщения`,
    refresh: 'Обнови',
    skipToContent: 'Към съдържанието',
    toStart: 'Към началото',
    close: 'Затвори',
    pages: 'Страници',
    failed: 'Възникна грешка',
    failedReason: 'Страницата не може да бъде показана. Моля, опитайте отново.',
    notFound: 'Страницата не е намерена',
    notFoundReason: 'Адресът е сгрешен или страницата вече не съществува.',
  },
} as const;
