import { contentList } from '../versions/bg.ts';

export const bg = {
  fields: {
    title: 'Заглавие',
    summary: 'Описание',
    body: 'Текст',
    cover: 'Корица',
    cover_alt: 'Какво се вижда на корицата',
    tags: 'Теми',
    author: 'Автор',
    published_on: 'Дата на статията',
    service: 'Услуга, за която питат читателите',
    aside_title: 'Заглавие на полето до текста',
    aside_text: 'Текст на полето',
  },
  page: { list: 'Статии' },
  intro: 'Черновите не се виждат на сайта, докато не ги публикувате.',
  empty: 'Още няма статии',
  ...contentList,
  action: { create: 'Нова статия' },
  message: { gone: 'Статията не е намерена' },
};
