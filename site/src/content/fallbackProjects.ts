import type { Project } from '../data/fetchRows.ts';

/** The studio's own platforms, shown as projects while the database has none. */
export const fallbackProjects: Project[] = [
  {
    id: 'discounts',
    title: 'Отстъпки',
    description: 'Платформа за промоции от местни търговци. Купоните се подреждат по квартал и изтичат сами.',
    image: '/pictures/projects/discounts.webp',
    url: '/projects/discounts',
    order_index: 0,
  },
  {
    id: 'emergency-help',
    title: 'Спешна помощ',
    description:
      'Намира най-близкия дежурен ключар, водопроводчик или пътна помощ и показва след колко минути ще дойде.',
    image: '/pictures/projects/emergency-help.webp',
    url: '/projects/emergency-help',
    order_index: 1,
  },
  {
    id: 'everything-bulgarian',
    title: 'Всичко българско',
    description: 'Храни, занаяти и козметика, направени тук – с името на човека и мястото, от което идват.',
    image: '/pictures/projects/everything-bulgarian.webp',
    url: '/projects/everything-bulgarian',
    order_index: 2,
  },
];
