import { type OutboxDatabase, openOutbox } from '@vitrina/shared/chatOutbox.ts';
import type { Message, NewMessage } from '../api/messages.ts';

/** A message on its way. */
export interface Outgoing extends NewMessage {
  state: 'sending' | 'failed';
  /** Whether the backend refused it: then only the writer can try it again. */
  isRefused: boolean;
  /** What is to be put at `attachment_url` before the message goes. */
  picture?: Blob;
}

export type OutboxNews = { type: 'changed' } | { type: 'sent'; message: Message };

const LOCK_PATIENCE_MS = 30_000;

/**
 * The unsent messages of one account on this device. They outlive a reload and a closed tab, and all tabs share them.
 * Ids are made in the order of writing (UUIDv7), so the store keeps that order by itself.
 */
export class Outbox {
  readonly #accountId: string;
  readonly #database: Promise<OutboxDatabase<Outgoing>> = openOutbox();
  readonly #otherTabs: BroadcastChannel;
  readonly #listeners = new Set<(news: OutboxNews) => void>();

  constructor(accountId: string) {
    this.#accountId = accountId;
    this.#otherTabs = new BroadcastChannel(`chat-outbox:${accountId}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<OutboxNews>) => this.#tell(data);
  }

  /** In the order of writing. */
  async list(): Promise<Outgoing[]> {
    return (await this.#database).getAllFromIndex('messages', 'sender_id', this.#accountId);
  }

  async has(id: string): Promise<boolean> {
    return (await (await this.#database).getKey('messages', id)) !== undefined;
  }

  async add(message: Outgoing): Promise<void> {
    await (await this.#database).put('messages', message);
    this.#announce({ type: 'changed' });
  }

  /** Changes a message that still waits. What was sent, discarded or cleared away meanwhile does not come back. */
  async change(id: string, changes: Partial<Pick<Outgoing, 'state' | 'isRefused'>>): Promise<void> {
    const { store, done } = (await this.#database).transaction('messages', 'readwrite');
    const message = await store.get(id);
    if (message !== undefined) await store.put({ ...message, ...changes });
    await done;
    if (message !== undefined) this.#announce({ type: 'changed' });
  }

  async discard(id: string): Promise<void> {
    await (await this.#database).delete('messages', id);
    this.#announce({ type: 'changed' });
  }

  /** Takes a message out because the server has it: every tab shows the server's row in its place. */
  async complete(stored: Message): Promise<void> {
    this.#announce({ type: 'sent', message: stored });
    await this.discard(stored.id);
  }

  /**
   * Does something with the outbox while no other tab does. A tab that does not come to an end, because its device has put
   * it to sleep, is not waited for for ever: sending twice is safe.
   */
  async exclusively(work: () => Promise<void>): Promise<void> {
    const patience = AbortSignal.timeout(LOCK_PATIENCE_MS);
    let isMine = false;
    const workWithLock = () => {
      isMine = true;
      return work();
    };
    try {
      await navigator.locks.request(`chat-outbox:${this.#accountId}`, { signal: patience }, workWithLock);
    } catch (error) {
      if (isMine || !patience.aborted) throw error;
      await work();
    }
  }

  /** Hears of every change, whichever tab made it. */
  subscribe(listener: (news: OutboxNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
    this.#otherTabs.close();
    void this.#database.then((database) => database.close());
  }

  #announce(news: OutboxNews): void {
    this.#otherTabs.postMessage(news);
    this.#tell(news);
  }

  #tell(news: OutboxNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
