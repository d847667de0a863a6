export interface NavigationLink {
  label: string;
  href: string;
}

/** Header and, above others, side menu. */
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

/** Where the header has no room for them: in the side menu and among the useful links. */
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

/** Pages that the header does not list. */
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
