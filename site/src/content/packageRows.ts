import type { CollectionEntry } from 'astro:content';

type RowId = keyof CollectionEntry<'packages'>['data']['rows'];

export const packageRows: { id: RowId; label: string }[] = [
  { id: 'pages', label: 'Страници' },
  { id: 'deadline', label: 'Срок' },
  { id: 'requests', label: 'Резервации или запитвания' },
  { id: 'accounts', label: 'Регистрация и профили' },
  { id: 'hosting', label: 'Хостинг' },
  { id: 'domain', label: 'Свързване на домейн' },
  { id: 'support', label: 'Безплатна поддръжка' },
];
