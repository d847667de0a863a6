import { contentFailed, contentNotices } from '../versions/bg.ts';

/** They come with the page; the menu says its name. */
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
  sample: 'На сайта стои, че мнението е примерно.',
  empty: 'Още няма мнения',
  load_failed: contentFailed,
  action: {
    create: 'Ново мнение',
    save: 'Публикувай',
    edit: 'Редактирай мнението на %{recordRepresentation}',
    delete: 'Свали мнението на %{recordRepresentation} от сайта',
    delete_briefly: 'Свали от сайта',
  },
  message: {
    delete_title: 'Сваляне от сайта',
    delete_content: 'Мнението на %{recordRepresentation} няма да се вижда на сайта.',
    delete_failed: 'Мнението не можа да бъде свалено. %{reason}',
    save_failed: 'Мнението не е публикувано. %{reason}',
  },
  notifications: {
    ...contentNotices,
    create_failed: 'Мнението не е публикувано\n%{reason}',
    update_failed: 'Мнението не е публикувано\n%{reason}',
    delete_failed: 'Мнението не можа да бъде свалено\n%{reason}',
    reorder_failed: 'Мнението не можа да бъде преместено\n%{reason}',
  },
};
