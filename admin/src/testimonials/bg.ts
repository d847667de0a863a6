import { contentList, takenDown } from '../versions/bg.ts';

export const bg = {
  fields: {
    name: 'Име',
    company: 'Фирма',
    quote: 'Мнение',
    rating: 'Оценка',
    is_sample: 'Примерно мнение',
    request_id: 'Отзив от чата',
  },
  page: { list: 'Мнения', create: 'Ново мнение', edit: 'Редактиране на мнение' },
  intro: 'Мненията се показват на началната страница в този ред.',
  empty: 'Още няма мнения',
  ...contentList,
  action: {
    create: 'Ново мнение',
    edit: 'Редактирай мнението на %{recordRepresentation}',
    delete: 'Свали мнението на %{recordRepresentation} от сайта',
    delete_briefly: 'Свали от сайта',
  },
  message: {
    delete_title: 'Сваляне от сайта',
    delete_content: 'Мнението на %{recordRepresentation} няма да се вижда на сайта.',
    delete_failed: 'Мнението не можа да бъде свалено. %{reason}',
  },
  notifications: {
    deleted: takenDown,
    delete_failed: 'Мнението не можа да бъде свалено\n%{reason}',
    reorder_failed: 'Мнението не можа да бъде преместено\n%{reason}',
  },
};
