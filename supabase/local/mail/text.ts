/** Texts of the pages with the kept mails. */
export const text = {
  title: 'Писма',
  intro:
    'Тук са писмата, които биха тръгнали от сайта. Без настроен пощенски сървър те остават на този компютър.',
  empty: 'Още няма писма.',
  notFound: 'Няма такова писмо.',
  to: 'До',
  from: 'От',
  replyTo: 'Отговор до',
  sentAt: 'Изпратено',
  back: 'Към всички писма',
  asHtml: 'Както се вижда в пощата',
} as const;
