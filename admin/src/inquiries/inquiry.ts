import type { Database } from '@vitrina/shared/database.types.ts';

export const INQUIRIES = 'vitrina_inquiries';

/** A row of the table, as it comes from the database. */
export type Inquiry = Database['public']['Tables'][typeof INQUIRIES]['Row'];
