import type { Project } from '../data/fetchRows.ts';

/** The studio's own platforms, shown as projects while the database has none. */
export const fallbackProjects: Project[] = [
  {
    id: 'discounts',
    title: 'Отстъпки',
    description: 'Промоции и намаления от магазини и заведения в цялата страна, подредени по град и срок.',
    image: '/pictures/projects/discounts.webp',
    url: '/projects/discounts',
    order_index: 0,
  },
  {
    id: 'emergency-help',
    title: 'Спешна помощ',
    description:
      'Кой работи сега наблизо: лекар, аптека, пътна помощ или ключар, с телефон на едно докосване.',
    image: '/pictures/projects/emergency-help.webp',
    url: '/projects/emergency-help',
    order_index: 1,
  },
  {
    id: 'everything-bulgarian',
    title: 'Всичко българско',
    description:
      'Производители, занаятчии и ферми на едно място. Купувате направо от този, който го е направил.',
    image: '/pictures/projects/everything-bulgarian.webp',
    url: '/projects/everything-bulgarian',
    order_index: 2,
  },
];
