import { text } from './text.ts';

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
  values: { vat: text.vat },
  page: { list: 'Студиото' },
};
