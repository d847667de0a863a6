import { scheduleFailed } from '@vitrina/shared/text.ts';

export const text = {
  sendTest: 'Изпрати пробно писмо',
  testQueued: 'Пробното писмо тръгва към студиото.',
  testStays: 'Пробното писмо не тръгва: няма пощенски сървър.',
  testFailed: 'Грешка\nПробното писмо не можа да бъде изпратено.',
  retry: 'Изпрати отново',
  retryTo: (receiver: string) => `Изпрати отново писмото до ${receiver}`,
  retried: 'Опитваме да изпратим писмото отново.',
  retryFailed: 'Грешка\nПисмото не можа да бъде изпратено отново.',
  troubled: (count: number) => (count === 1 ? '1 неизпратено писмо' : `${count} неизпратени писма`),
  trouble: (count: number) =>
    count === 1
      ? 'Едно писмо не е изпратено. Причината е под него.'
      : `${count} писма не са изпратени. Причината е под всяко от тях.`,
  stopped: {
    vault: {
      short: 'писмата не тръгват',
      notice:
        'Писмата не тръгват, а старите данни не се изтриват: настройката на проекта не е довършена. Кажете на този, който поддържа сайта: във Vault липсва project_url или secret_key.',
    },
    'clean-up': {
      short: 'старите данни не се изтриват',
      notice:
        'Повече от два дни старите данни не се изтриват сами, а сайтът обещава това на посетителите. Кажете на този, който поддържа сайта: функцията clean-up не завършва.',
    },
    address: {
      short: 'формите не са защитени',
      notice:
        'Запитванията идват без адреса на подателя, затова една програма може да спре формите за всички. Кажете на този, който поддържа сайта: липсва заглавката, избрана в address_header.',
    },
  } as Readonly<Record<string, { short: string; notice: string }>>,
  noServer: {
    kept: 'Няма пощенски сървър: писмата се пазят само тук и не стигат до никого.',
    unset: 'Няма пощенски сървър: писмата не могат да бъдат изпратени.',
  },
  studio: 'студиото',
  to: (receiver: string) => `До ${receiver}`,
  kinds: {
    inquiry: 'Ново запитване',
    contact_message: 'Ново съобщение или поръчка',
    inquiry_receipt: 'Потвърждение за запитване',
    contact_message_receipt: 'Потвърждение за съобщение',
    chat: 'Непрочетени съобщения в чата',
    letter: 'Писмо',
    digest: 'Стъпки за днес',
    schedule_failed: scheduleFailed,
    invitation: 'Покана за клиент',
    sign_in: 'Връзка за влизане',
    request_reminder: 'Напомняне за отговор',
    request_last_reminder: 'Последно напомняне за отговор',
    team_invitation: 'Покана за екипа',
    password_link: 'Връзка за нова парола',
    test: 'Пробно писмо',
  } as Readonly<Record<string, string>>,
  states: {
    waiting: 'Чака',
    sending: 'Изпраща се',
    sent: 'Изпратено',
    kept: 'Записано',
    failed: 'Неуспешно',
  } as Readonly<Record<string, string>>,
  nextAttempt: (time: string) => `Следващ опит: ${time}`,
} as const;
