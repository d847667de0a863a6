export const text = {
  fileNames: { inquiries: 'zapitvania', messages: 'porachki-i-saobshtenia' },
  columns: {
    created_at: 'Дата',
    name: 'Име',
    email: 'Имейл',
    phone: 'Телефон',
    service: 'Услуга',
    choice: 'Избрано',
    title: 'Тема',
    message: 'Съобщение',
    read: 'Прочетено',
    answered_at: 'Отговорено на',
  },
  yes: 'да',
  no: 'не',
} as const;
