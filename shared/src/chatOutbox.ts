import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Unsent {
  id: string;
  sender_id: string;
}

interface OutboxSchema<Message extends Unsent> extends DBSchema {
  messages: { key: string; value: Message; indexes: { sender_id: string } };
}

export type OutboxDatabase<Message extends Unsent> = IDBPDatabase<OutboxSchema<Message>>;

/** Opens the place where this device keeps the chat's unsent messages, of every account that writes here. */
export const openOutbox = <Message extends Unsent>(): Promise<OutboxDatabase<Message>> =>
  openDB<OutboxSchema<Message>>('chat-outbox', 1, {
    upgrade(database) {
      database.createObjectStore('messages', { keyPath: 'id' }).createIndex('sender_id', 'sender_id');
    },
  });
