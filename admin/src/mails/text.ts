/** What the page with the mails says. */
export const text = {
  title: 'Писма',
  intro:
    'Тук са известията до студиото и потвърждението до всеки, който ви пише. Ако писмо не може да бъде изпратено, опитваме отново три дни.',
  sendTest: 'Изпрати пробно писмо',
  testQueued: 'Пробното писмо тръгва към студиото.',
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
  studio: 'студиото',
  to: (receiver: string) => `До ${receiver}`,
  kinds: {
    inquiry: 'Ново запитване',
    contact_message: 'Ново съобщение или поръчка',
    inquiry_receipt: 'Потвърждение за запитване',
    contact_message_receipt: 'Потвърждение за съобщение',
    chat: 'Непрочетени съобщения в чата',
    test: 'Пробно писмо',
  } as Readonly<Record<string, string>>,
  states: { waiting: 'Чака', sending: 'Изпраща се', sent: 'Изпратено', failed: 'Неуспешно' } as Readonly<
    Record<string, string>
  >,
  nextAttempt: (time: string) => `Следващ опит: ${time}`,
  empty: 'Все още няма писма.',
  loading: 'Зареждане на писмата...',
  loadFailed: 'Грешка при зареждане',
  loadFailedReason: 'Възникна грешка при зареждането на писмата.',
  clients: {
    title: 'Имейли на клиентите',
    pages: 'Страници с клиенти',
    intro:
      'Клиентите влизат в чата с потребителско име. Ако добавите имейл, те получават писмо, когато ваше съобщение остане непрочетено пет минути. Самият текст остава само в чата.',
    emailOf: (username: string) => `Имейл на ${username}`,
    save: 'Запази',
    saveOf: (username: string) => `Запази имейла на ${username}`,
    saved: 'Имейлът е запазен',
    invalid: 'Моля, въведете валиден имейл адрес.',
    saveFailed: 'Грешка\nИмейлът не можа да бъде запазен.',
    empty: 'Няма създадени клиенти',
    loadFailedReason: 'Възникна грешка при зареждането на клиентите.',
  },
} as const;
