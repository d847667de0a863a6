import { contentFailed } from '../versions/bg.ts';

/** They come with the page; the menu says its name. */
export const bg = {
  fields: {
    email: 'Имейл',
    phones: 'Телефони',
    address: 'Адрес',
    hours: 'Работно време',
    closed_days: 'Почивни дни',
    social: 'Социални мрежи',
    shows_leva: 'Показвай и лева',
    vat: 'ДДС в офертите',
  },
  page: { list: 'Студиото' },
  load_failed: contentFailed,
  action: { save: 'Публикувай' },
  message: { save_failed: 'Данните не са публикувани. %{reason}' },
  notifications: { updated: 'Публикувано', update_failed: 'Данните не са публикувани\n%{reason}' },
};
