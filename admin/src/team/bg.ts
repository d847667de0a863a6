export const bg = {
  fields: { email: 'Имейл', username: 'Потребителско име' },
  page: { list: 'Екип', create: 'Покана за екипа' },
  intro: 'Който е тук, отговаря на запитвания, пише на клиенти и променя сайта.',
  empty: 'Няма никого.',
  load_failed: { reason: 'Възникна грешка при зареждането на екипа.' },
  action: {
    create: 'Покани в екипа',
    save: 'Изпрати поканата',
    delete: 'Отнеми достъпа на %{recordRepresentation}',
    delete_briefly: 'Отнеми достъпа',
  },
  message: {
    delete_title: 'Отнемане на достъпа',
    delete_content:
      'Сигурни ли сте, че искате да отнемете достъпа на %{recordRepresentation}? Написаното досега остава, а по-късно можете да изпратите нова покана.',
    delete_failed: 'Достъпът не беше отнет. %{reason}',
    save_failed: 'Поканата не беше изпратена. %{reason}',
  },
  notifications: {
    created: 'Поканата е създадена',
    create_failed: 'Грешка при изпращане на поканата\n%{reason}',
    deleted: 'Достъпът е отнет',
    delete_failed: 'Грешка при отнемане на достъпа\n%{reason}',
  },
};
