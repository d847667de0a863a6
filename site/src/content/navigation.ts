export interface NavigationLink {
  label: string;
  href: string;
}

/** Shown in the header, and first in the side menu. */
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

/** Pages for which the header has no room. They are in the side menu and in the footer. */
const wantedLinks: NavigationLink[] = [
  { label: 'Цени', href: '/pricing' },
  { label: 'Как работим', href: '/how-we-work' },
];

export const sideMenuLinks: NavigationLink[] = [...wantedLinks, { label: 'Вход за клиенти', href: '/chat' }];

export const usefulLinks: NavigationLink[] = [
  { label: 'За нас', href: '/about' },
  { label: 'Услуги', href: '/services' },
  { label: 'Контакти', href: '/contact' },
  { label: 'Запитване', href: '/inquiry' },
  ...sideMenuLinks,
];

/** The other pages, which llms.txt lists too. */
export const furtherLinks: NavigationLink[] = [
  { label: 'Уебсайтове за малкия бизнес', href: '/websaitove' },
  { label: 'AI видео', href: '/ai-videos' },
  ...wantedLinks,
  { label: 'Платформата „Отстъпки“', href: '/projects/discounts' },
  { label: 'Платформата „Спешна помощ“', href: '/projects/emergency-help' },
  { label: 'Платформата „Всичко българско“', href: '/projects/everything-bulgarian' },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Политика за поверителност', href: '/privacy-policy' },
  { label: 'Общи условия', href: '/terms' },
  { label: 'Бисквитки', href: '/cookies' },
];
