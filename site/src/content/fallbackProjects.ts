import discounts from '../assets/pictures/projects/discounts.webp';
import emergencyHelp from '../assets/pictures/projects/emergency-help.webp';
import everythingBulgarian from '../assets/pictures/projects/everything-bulgarian.webp';
import type { PrebuiltProject } from '../data/prebuilt.ts';

/** The studio's own platforms, shown as projects until the first one is stored. */
export const fallbackProjects: Omit<PrebuiltProject, 'order_index'>[] = [
  {
    id: 'discounts',
    title: 'Отстъпки',
    description: 'Промоции и намаления от магазини и заведения в цялата страна, подредени по град и срок.',
    image: '/pictures/projects/discounts.webp',
    picture: discounts,
    url: 'https://otstapki.example',
  },
  {
    id: 'emergency-help',
    title: 'Спешна помощ',
    description:
      'Кой работи сега наблизо: лекар, аптека, пътна помощ или ключар, с телефон на едно докосване.',
    image: '/pictures/projects/emergency-help.webp',
    picture: emergencyHelp,
    url: 'https://pomosht.example',
  },
  {
    id: 'everything-bulgarian',
    title: 'Всичко българско',
    description:
      'Производители, занаятчии и ферми на едно място. Купувате направо от този, който го е направил.',
    image: '/pictures/projects/everything-bulgarian.webp',
    picture: everythingBulgarian,
    url: 'https://bulgarsko.example',
  },
];
