import { accessDenied } from '@vitrina/shared/signIn/text.ts';
import { text as chatText } from '../../text.ts';

export const text = {
  access: {
    denied: accessDenied,
    detail: 'Нямате права за достъп до тази страница.',
    toChat: 'Към вашия чат',
  },
  withoutPassword: 'Ако нямате парола, влизайте с връзка от имейл.',
  tryAgain: 'Моля, опитайте отново.',
  signOut: {
    action: 'Изход',
    doneTitle: 'Успех',
    done: 'Успешно излязохте от системата',
    unsent: {
      title: 'Имате неизпратени съобщения',
      detail: 'Ако излезете сега, те ще бъдат изтрити от това устройство.',
      confirm: 'Изход без изпращане',
    },
    draft: {
      title: 'Имате недописан текст',
      detail: 'Ако излезете сега, той ще бъде изтрит от това устройство.',
      confirm: 'Изход без запазване',
    },
    chosen: {
      title: 'Имате избрани файлове',
      detail: 'Те още не са изпратени. Ако излезете сега, ще трябва да ги изберете отново.',
      confirm: 'Изход без изпращане',
    },
    cancel: chatText.cancel,
  },
} as const;
