import { type ContentTable, contentTables } from '@vitrina/shared/contentTables.ts';

/** Resources whose address in the console is not the name of their table. */
const tables: Readonly<Record<string, string>> = {
  inquiries: 'vitrina_inquiries',
  'contact-messages': 'contact_messages',
  'ai-gallery': 'ai_gallery_images',
  mails: 'deliveries',
  team: 'chat_users',
  publishing: 'site_builds',
};

export const tableOf = (resource: string): string => tables[resource] ?? resource;

/** The table of a resource that the public pages show. */
export function contentTableOf(resource: string): ContentTable | undefined {
  const name = tableOf(resource);
  return contentTables.find((table) => table === name);
}

export function resourceOf(table: string): string {
  return Object.keys(tables).find((resource) => tables[resource] === table) ?? table;
}
