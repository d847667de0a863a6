/** Pages of the console that can be opened or reloaded by address; every other path below /admin is a 404. */
export const adminPages = [
  'login',
  'inquiries',
  'contact-messages',
  'people',
  'canned-replies',
  'projects',
  'templates',
  'ai-gallery',
  'posts',
  'services',
  'prices',
  'packages',
  'faqs',
  'testimonials',
  'studio-facts',
  'insights',
  'mails',
  'publishing',
  'team',
  'personal-data',
  'profile',
] as const;

export type AdminPage = (typeof adminPages)[number];
