import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { bytesInPlaceOfFiles, filesAgain } from './filesAsBytes.ts';
import { memoryOutbox } from './memoryOutbox.ts';

export interface Unsent {
  id: string;
  sender_id: string;
}

/** The unsent messages of all accounts on this device. */
export interface OutboxStore<Message extends Unsent> {
  /** Whether the messages survive the page. */
  isLasting: boolean;
  /** The messages of an account, ordered by id. */
  list(senderId: string): Promise<Message[]>;
  /** @throws if there is no space */
  put(message: Message): Promise<void>;
  /** @returns whether the message exists */
  change(id: string, changes: Partial<Message>): Promise<boolean>;
  delete(...ids: string[]): Promise<void>;
  close(): void;
}

interface OutboxSchema<Message extends Unsent> extends DBSchema {
  messages: { key: string; value: Message; indexes: { sender_id: string } };
}

/**
 * Opens the device's store for unsent messages. If the device has none – a damaged profile, forbidden storage, or a
 * newer version of the chat has been here – this tab keeps them in memory.
 */
export async function openOutbox<Message extends Unsent>(): Promise<OutboxStore<Message>> {
  const connect = createConnection<Message>();
  try {
    await connect();
    return deviceOutbox(connect);
  } catch (error) {
    console.warn('Unsent messages are kept only as long as the page is open:', error);
    return memoryOutbox();
  }
}

type Connect<Message extends Unsent> = () => Promise<IDBPDatabase<OutboxSchema<Message>>>;

/** Safari closes the connections of tabs in the background; the next use opens a new one. */
function createConnection<Message extends Unsent>(): Connect<Message> {
  let database: IDBPDatabase<OutboxSchema<Message>> | undefined;
  return async () => {
    database ??= await openDB<OutboxSchema<Message>>('chat-outbox', 1, {
      upgrade(created) {
        created.createObjectStore('messages', { keyPath: 'id' }).createIndex('sender_id', 'sender_id');
      },
      terminated() {
        database = undefined;
      },
    });
    return database;
  };
}

function deviceOutbox<Message extends Unsent>(connect: Connect<Message>): OutboxStore<Message> {
  return {
    isLasting: true,
    list: async (senderId) =>
      (await (await connect()).getAllFromIndex('messages', 'sender_id', senderId)).map(filesAgain),
    put: async (message) => {
      try {
        await (await connect()).put('messages', message);
      } catch {
        // Private windows of Safari store no files, but their bytes.
        await (await connect()).put('messages', await bytesInPlaceOfFiles(message));
      }
    },
    change: async (id, changes) => {
      const { store, done } = (await connect()).transaction('messages', 'readwrite');
      const message = await store.get(id);
      if (message !== undefined) await store.put({ ...message, ...changes });
      await done;
      return message !== undefined;
    },
    delete: async (...ids) => {
      const { store, done } = (await connect()).transaction('messages', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    },
    close: () => void connect().then((database) => database.close()),
  };
}
