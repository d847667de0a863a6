import { randomUUID } from 'node:crypto';
import { inquiry } from '../fixtures/inquiry.ts';
import type { KnownActor } from './actors.ts';
import { admin, everybody, nobody, type Row, signedIn } from './rights.ts';

const { service: _, ...contact } = inquiry;

/** Who may make each call of the API, and arguments that its function accepts. */
export const calls: Record<string, { may: readonly KnownActor[]; args?: Row }> = {
  is_admin: { may: everybody },
  content_version: { may: everybody },
  search_chat_messages: { may: signedIn, args: { client_id: randomUUID(), words: 'Тайна' } },
  clear_unfinished_account: { may: nobody, args: { address: 'nikoy@example.bg' } },
  chat_conversations: { may: signedIn },
  chat_messages_since: { may: signedIn, args: { client_id: randomUUID(), since_revision: 0 } },
  chat_messages_after: { may: signedIn, args: { client_id: randomUUID(), after_number: 0 } },
  chat_messages_before: { may: signedIn, args: { client_id: randomUUID() } },
  // These refuse everybody a message that is not there.
  mark_chat_read: { may: nobody, args: { message_id: randomUUID() } },
  correct_chat_message: { may: nobody, args: { message_id: randomUUID(), new_content: 'Друго' } },
  take_back_chat_message: { may: nobody, args: { message_id: randomUUID() } },
  mark_chat_unread: { may: nobody, args: { message_id: randomUUID() } },
  settle_conversation: { may: admin, args: { client_id: randomUUID() } },
  submit_inquiry: { may: everybody, args: inquiry },
  submit_contact_message: { may: everybody, args: { ...contact, title: 'Въпрос' } },
  send_test_mail: { may: admin },
  retry_delivery: { may: admin, args: { delivery_id: randomUUID() } },
  count_troubled_deliveries: { may: admin },
  schedule_troubles: { may: admin },
  find_people: { may: admin },
  people_totals: { may: signedIn },
  person_timeline: { may: signedIn, args: { person_id: randomUUID() } },
  similar_people: { may: signedIn, args: { person_id: randomUUID() } },
  merge_people: { may: admin, args: { kept: randomUUID(), other: randomUUID() } },
  send_letter: {
    may: admin,
    args: { entry_id: randomUUID(), person_id: randomUUID(), subject: 'Отговор', body: 'Здравейте' },
  },
  find_team: { may: admin },
  remove_admin: { may: admin, args: { admin_id: randomUUID() } },
  add_admin: { may: nobody, args: { account_id: randomUUID(), username: 'novak' } },
  invite_again: { may: nobody, args: { address: 'nikoy@example.bg' } },
  issue_key: { may: nobody, args: { account_id: randomUUID(), purpose: 'password', valid_for: '1 minute' } },
  use_password_key: { may: nobody, args: { key: 'x' } },
  request_password_link: { may: everybody, args: { name: 'nikoy@example.bg' } },
  use_entry_key: { may: nobody, args: { key: 'x' } },
  request_key: { may: everybody, args: { name: 'nikoy@example.bg' } },
  add_client: { may: nobody, args: { account_id: randomUUID(), username: 'novak' } },
  invite_client: { may: nobody, args: { person_id: randomUUID() } },
  my_name: { may: signedIn },
  set_mails_text: { may: ['client', 'otherClient'], args: { wanted: false } },
  personal_data: { may: admin, args: { email: 'nobody@example.bg' } },
  erase_personal_data: { may: admin, args: { email: 'nobody@example.bg' } },
  delete_expired: { may: nobody },
  orphan_files: { may: nobody, args: { how_many: 1 } },
  claim_deliveries: { may: nobody, args: { how_many: 1 } },
  record_delivery: { may: nobody, args: { delivery_id: randomUUID(), attempt: 1, outcome: 'sent' } },
  find_inquiries: { may: admin },
  find_contact_messages: { may: admin },
  count_found_inquiries: { may: admin, args: { search: 'x' } },
  count_found_contact_messages: { may: admin, args: { search: 'x' } },
  // These count what the caller may read: nothing, for a client.
  inquiry_totals: { may: signedIn },
  contact_message_totals: { may: signedIn },
  inquiry_overview: { may: signedIn },
  publish_site: { may: admin },
  start_site_build: { may: nobody },
  finish_site_build: { may: nobody, args: { build_id: randomUUID() } },
  reorder_templates: { may: admin, args: { start_index: 0, end_index: 0 } },
  // Who sees no replies is told that there is no such place.
  reorder_canned_replies: { may: signedIn, args: { start_index: 0, end_index: 0 } },
  reorder_projects: { may: admin, args: { start_index: 0, end_index: 0 } },
  reorder_ai_gallery_images: { may: admin, args: { start_index: 0, end_index: 0 } },
};
