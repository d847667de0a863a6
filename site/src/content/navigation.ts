import { serviceNames } from '@vitrina/shared/text.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** Header and side menu. */
export const mainLinks: NavigationLink[] = [
  { label: 'Начало', href: '/' },
  { label: 'За нас', href: '/about' },
  { label: 'Услуги', href: '/services' },
  { label: 'Проекти', href: '/projects' },
  { label: 'Темплейти', href: '/templates' },
  { label: 'AI Дизайн', href: '/ai-design' },
  { label: 'Блог', href: '/blog' },
  { label: 'Контакти', href: '/contact' },
];

export const serviceLinks: NavigationLink[] = ['websites', 'copywriting', 'advertising', 'templates'].map(
  (id) => ({ label: serviceNames[id] ?? id, href: `/services/${id}` }),
);

export const usefulLinks: NavigationLink[] = [
  { label: 'За нас', href: '/about' },
  { label: 'Услуги', href: '/services' },
  { label: 'Контакти', href: '/contact' },
  { label: 'Запитване', href: '/inquiry' },
];

/** Pages that neither header nor footer lists; other pages link to them. */
export const furtherLinks: NavigationLink[] = [
  { label: 'Уебсайтове за малкия бизнес', href: '/websaitove' },
  { label: 'AI видео', href: '/ai-videos' },
  { label: 'Как работим', href: '/how-we-work' },
  { label: 'Цени', href: '/pricing' },
  { label: 'Платформата „Отстъпки“', href: '/projects/discounts' },
  { label: 'Платформата „Спешна помощ“', href: '/projects/emergency-help' },
  { label: 'Платформата „Всичко българско“', href: '/projects/everything-bulgarian' },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Политика за поверителност', href: '/privacy-policy' },
  { label: 'Общи условия', href: '/terms' },
  { label: 'Бисквитки', href: '/cookies' },
];
