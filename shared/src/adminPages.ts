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

/** The tables of the pages that are not named like their table. */
const tables: Readonly<Record<string, string>> = {
  inquiries: 'vitrina_inquiries',
  'contact-messages': 'contact_messages',
  'ai-gallery': 'ai_gallery_images',
  'canned-replies': 'canned_replies',
  'studio-facts': 'studio_facts',
  mails: 'deliveries',
  team: 'chat_users',
  publishing: 'site_builds',
};

export const tableOf = (page: string): string => tables[page] ?? page;

/** The page that shows a table. */
export const pageOf = (table: string): string =>
  Object.keys(tables).find((page) => tables[page] === table) ?? table;

/** The address of a page of the console, or of the row with an id on it. */
export const adminAddress = (page: AdminPage, id?: string | null): string =>
  id ? `/admin/${page}/${id}` : `/admin/${page}`;

/** The address of a table's row in the console. */
export const rowAddress = (table: string, id: string): string => `/admin/${pageOf(table)}/${id}`;
