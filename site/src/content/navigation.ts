import { serviceNames } from '@vitrina/shared/text.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** The main navigation, in the header and in the side menu. */
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

/** The services, in the footer. */
export const serviceLinks: NavigationLink[] = ['websites', 'copywriting', 'advertising', 'templates'].map(
  (id) => ({ label: serviceNames[id] ?? id, href: `/services/${id}` }),
);

/** Where a visitor goes next, in the footer. */
export const usefulLinks: NavigationLink[] = [
  { label: 'За нас', href: '/about' },
  { label: 'Услуги', href: '/services' },
  { label: 'Контакти', href: '/contact' },
  { label: 'Запитване', href: '/inquiry' },
];

/** Pages of their own that neither the header nor the footer lists; other pages lead to them. */
export const furtherLinks: NavigationLink[] = [
  { label: 'Уебсайтове за малкия бизнес', href: '/websaitove' },
  { label: 'AI видео', href: '/ai-videos' },
  { label: 'Как работим', href: '/how-we-work' },
  { label: 'Цени', href: '/pricing' },
];

/** The small print, in the footer. */
export const legalLinks: NavigationLink[] = [
  { label: 'Политика за поверителност', href: '/privacy-policy' },
  { label: 'Общи условия', href: '/terms' },
  { label: 'Бисквитки', href: '/cookies' },
];
