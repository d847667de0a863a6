/** What became of a request to a client, on its card in the chat and in the person's timeline. */
export const requestStates = {
  open: 'Чака отговор',
  approved: (date: string) => `Одобрено на ${date}`,
  changes: (date: string) => `Поискана промяна на ${date}`,
  accepted: (date: string, name: string) => `Приета на ${date} от ${name}`,
  declined: 'Неприета',
  done: (date: string) => `Изпратено на ${date}`,
  withdrawn: 'Оттеглено',
  replaced: 'Има нова версия',
  expired: (date: string) => `Изтекла на ${date}`,
} as const;
