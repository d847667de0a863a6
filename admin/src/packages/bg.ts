import { contentList } from '../versions/bg.ts';

export const bg = {
  fields: {
    audience: 'За кого е',
    is_recommended: 'Препоръчан',
    'rows.pages': 'Страници',
    'rows.deadline': 'Срок',
    'rows.requests': 'Резервации или запитвания',
    'rows.accounts': 'Регистрация и профили',
    'rows.hosting': 'Хостинг',
    'rows.domain': 'Свързване на домейн',
    'rows.support': 'Безплатна поддръжка',
  },
  page: { list: 'Пакети', edit: 'Редактиране на пакет' },
  intro: 'Как се казват и колко струват, се сменя при цените.',
  empty: 'Още няма пакети',
  ...contentList,
  action: { edit: 'Редактирай пакета „%{recordRepresentation}“' },
};
