import { contentList, takenDown } from '../versions/bg.ts';
import { text } from './text.ts';

export const bg = {
  fields: {
    name: 'Име',
    price_group: 'Списък',
    cents: 'Цена',
    cents_to: 'До',
    currency: 'Валута',
    is_from: '„от …“',
    is_plus: '„…+“',
    unit: 'За какво',
    note: 'Пояснение',
  },
  values: { price_group: text.groups, currency: text.currencies },
  page: { list: 'Цени', create: 'Нова цена', edit: 'Редактиране на цена' },
  intro: 'Всяка цена стои тук веднъж; страници, каса, пакети и запитвания я вземат оттук.',
  empty: 'Още няма цени',
  ...contentList,
  action: {
    create: 'Нова цена',
    edit: 'Редактирай цената „%{recordRepresentation}“',
    delete: 'Свали цената „%{recordRepresentation}“ от сайта',
    delete_briefly: 'Свали от сайта',
  },
  message: {
    delete_title: 'Сваляне от сайта',
    delete_content: 'Цената „%{recordRepresentation}“ няма да се вижда на сайта.',
    delete_failed: 'Цената не можа да бъде свалена. %{reason}',
  },
  notifications: {
    deleted: takenDown,
    delete_failed: 'Цената не можа да бъде свалена\n%{reason}',
    reorder_failed: 'Цената не можа да бъде преместена\n%{reason}',
  },
};
