export const bg = {
  fields: { title: 'Заглавие', body: 'Текст' },
  page: { list: 'Бързи отговори', create: 'Нов отговор', edit: 'Редактиране на отговор' },
  intro: 'Готовите текстове за писма стоят под ръка в този ред.',
  empty: 'Няма добавени отговори',
  load_failed: { reason: 'Възникна грешка при зареждането на отговорите.' },
  action: {
    create: 'Нов отговор',
    edit: 'Редактирай отговора „%{recordRepresentation}“',
    delete: 'Изтрий отговора „%{recordRepresentation}“',
  },
  message: {
    gone: 'Отговорът не е намерен',
    delete_title: 'Изтриване на отговор',
    delete_content: 'Сигурни ли сте, че искате да изтриете отговора „%{recordRepresentation}“?',
    delete_failed: 'Отговорът не можа да бъде изтрит. %{reason}',
    save_failed: 'Отговорът не е запазен. %{reason}',
  },
  notifications: {
    created: 'Отговорът е запазен',
    create_failed: 'Отговорът не е запазен\n%{reason}',
    updated: 'Отговорът е запазен',
    update_failed: 'Отговорът не е запазен\n%{reason}',
    deleted: 'Отговорът е изтрит',
    delete_failed: 'Отговорът не можа да бъде изтрит\n%{reason}',
    reorder_failed: 'Отговорът не можа да бъде преместен\n%{reason}',
  },
};
