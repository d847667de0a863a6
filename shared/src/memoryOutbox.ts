import type { OutboxStore, Unsent } from './chatOutbox.ts';

/** Shared by the whole page, so that everybody who opens the outbox finds the same messages. */
const kept = new Map<string, Unsent>();

/** The outbox on a device that cannot store messages. */
export function memoryOutbox<Message extends Unsent>(): OutboxStore<Message> {
  const messages = kept as Map<string, Message>;
  return {
    isLasting: false,
    list: async (senderId) =>
      [...messages.values()]
        .filter(({ sender_id }) => sender_id === senderId)
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    put: async (message) => {
      messages.set(message.id, message);
    },
    change: async (id, changes) => {
      const message = messages.get(id);
      if (message !== undefined) messages.set(id, { ...message, ...changes });
      return message !== undefined;
    },
    delete: async (...ids) => {
      for (const id of ids) messages.delete(id);
    },
    close: () => undefined,
  };
}
