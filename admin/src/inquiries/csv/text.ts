export const text = {
  fileName: 'zapitvania',
  columns: {
    created_at: 'Дата',
    name: 'Име',
    email: 'Имейл',
    phone: 'Телефон',
    service: 'Услуга',
    choice: 'Избрано',
    message: 'Съобщение',
    read: 'Прочетено',
    answered_at: 'Отговорено на',
  },
  yes: 'да',
  no: 'не',
} as const;
