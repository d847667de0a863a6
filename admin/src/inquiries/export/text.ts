export const text = {
  action: 'Изтегли CSV',
  format: 'CSV',
  busy: 'Изтегляне...',
  cancel: (count: number) => (count === 0 ? 'Откажи изтеглянето' : `Откажи (прочетени: ${count})`),
  failed: 'Грешка при изтегляне',
  fileName: 'zapitvania',
  columns: ['Дата', 'Име', 'Имейл', 'Телефон', 'Услуга', 'Съобщение', 'Прочетено', 'Отговорено на'],
  yes: 'да',
  no: 'не',
} as const;
