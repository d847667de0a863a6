import { contentList } from '../versions/bg.ts';

/** Loaded with the page; the page's name in the menu is in `i18n/bg.ts`. */
export const bg = {
  fields: {
    title: 'Заглавие',
    sign: 'Табела',
    summary: 'Описание',
    description: 'Увод',
    long_description: 'Текст',
    display: 'Снимка във витрината',
    display_alt: 'Какво се вижда на снимката',
    display_address: 'Адрес над снимката',
    features: 'Какво влиза в цената',
    gallery_title: 'Заглавие на снимките',
    gallery: 'Снимки',
    'gallery.picture': 'Снимка',
    'gallery.alt': 'Какво се вижда на снимката',
    'gallery.caption': 'Надпис',
    faqs: 'Въпроси',
    'faqs.question': 'Въпрос',
    'faqs.answer': 'Отговор',
    closing_title: 'Заглавие на поканата',
    closing_text: 'Текст на поканата',
  },
  page: { list: 'Услуги' },
  intro: 'Колко струват, се сменя при цените. Черновите не се виждат на сайта, докато не ги публикувате.',
  empty: 'Още няма услуги',
  ...contentList,
  message: { gone: 'Услугата не е намерена' },
  notifications: {},
};
