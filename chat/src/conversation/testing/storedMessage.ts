import type { Message } from '../../api/messages.ts';

/** A stored message of the client Ana. By default its revision equals its number. */
export function storedMessage(number: number, columns: Partial<Message> = {}): Message {
  return {
    id: `message ${number}`,
    number,
    revision: number,
    client_id: 'ana',
    sender_id: 'ana',
    receiver_id: 'vera',
    content: `Съобщение ${number}`,
    message_type: 'text',
    attachment_url: null,
    attachment_type: null,
    attachment_width: null,
    attachment_height: null,
    attachment_name: null,
    attachment_size: null,
    request_id: null,
    timestamp: new Date(Date.UTC(2026, 10, 21, 9) + number * 1000).toISOString(),
    edited_at: null,
    reply_to: null,
    reply_to_number: null,
    reply_to_sender_id: null,
    reply_to_content: null,
    ...columns,
  };
}
