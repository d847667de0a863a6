import { type OutboxStore, openOutbox } from '@vitrina/shared/chatOutbox.ts';
import { atom } from 'nanostores';
import type { Message } from '../../api/messages.ts';
import { type Deliver, Lane } from './lane.ts';
import type { Outgoing, Refusal } from './newMessage.ts';

/** What tabs of the same account tell each other. */
type News = { type: 'changed' } | { type: 'stored'; messages: Message[] };

/** The pause after which the storage of the device is read again if it has failed. */
const READ_AGAIN_MS = 5000;

/**
 * The unsent messages of one account on this device, with a lane for each conversation that sends them: what one
 * client's line is busy with holds back nobody else. They survive a reload and a closed tab, and all tabs share them.
 */
export class Outbox {
  /** In the order of writing: ids (UUIDv7) grow with time, and the database sorts by them. */
  readonly $unsent = atom<readonly Outgoing[]>([]);
  /** The server's rows of the last stored messages, whichever tab sent them. */
  readonly $lastStored = atom<readonly Message[]>([]);
  /** Whether unsent messages survive the page. */
  readonly $isLasting = atom(true);

  readonly #accountId: string;
  readonly #deliver: Deliver;
  readonly #store: Promise<OutboxStore<Outgoing>> = openOutbox();
  readonly #otherTabs: BroadcastChannel;
  readonly #lanes = new Map<string, Lane>();
  #isClosed = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(accountId: string, deliver: Deliver) {
    this.#accountId = accountId;
    this.#deliver = deliver;
    this.#otherTabs = new BroadcastChannel(this.#name);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<News>) => void this.#hear(data);
    void this.#store.then(({ isLasting }) => this.$isLasting.set(isLasting));
    this.wake();
  }

  /** Sends immediately, without waiting for the end of the current pauses. */
  readonly wake = (): void => {
    clearTimeout(this.#pause);
    void this.#attempt(async () => {
      const unsent = await this.#list();
      this.$unsent.set(unsent);
      for (const clientId of new Set(unsent.map(clientOf))) this.#wakeLane(clientId);
    });
  };

  /** The lane of the conversation with a client. */
  laneOf(clientId: string): Lane {
    const known = this.#lanes.get(clientId);
    if (known !== undefined) return known;
    const lane = new Lane(`${this.#name}:${clientId}`, {
      deliver: this.#deliver,
      $unsent: this.$unsent,
      list: async () => (await this.#list()).filter((message) => clientOf(message) === clientId),
      onStored: (batch, messages) => {
        this.$lastStored.set(messages);
        this.#otherTabs.postMessage({ type: 'stored', messages } satisfies News);
        return this.discard(...batch.map(({ id }) => id));
      },
      onRefused: ({ id }, refusal) => this.#change(id, refusal),
    });
    this.#lanes.set(clientId, lane);
    return lane;
  }

  /**
   * Keeps a message until it is sent, and sends it.
   * @throws if the device cannot keep it
   */
  async add(message: Outgoing): Promise<void> {
    await (await this.#store).put(message);
    this.#changed([...this.$unsent.get(), message]);
    this.#wakeLane(clientOf(message));
  }

  async resend(message: Outgoing): Promise<void> {
    await this.#change(message.id, undefined);
    this.#wakeLane(clientOf(message));
  }

  async discard(...ids: string[]): Promise<void> {
    await (await this.#store).delete(...ids);
    this.#changed(this.$unsent.get().filter(({ id }) => !ids.includes(id)));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    for (const lane of this.#lanes.values()) lane.close();
    this.#otherTabs.close();
    void this.#store.then((store) => store.close());
  }

  get #name(): string {
    return `chat-outbox:${this.#accountId}`;
  }

  #wakeLane(clientId: string): void {
    if (!this.#isClosed) void this.laneOf(clientId).wake();
  }

  /** The storage of the device may fail for a moment. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    try {
      await work();
    } catch (error) {
      console.warn('The unsent messages could not be read:', error);
      clearTimeout(this.#pause);
      if (!this.#isClosed) this.#pause = setTimeout(this.wake, READ_AGAIN_MS);
    }
  }

  async #list(): Promise<Outgoing[]> {
    return (await this.#store).list(this.#accountId);
  }

  /** Messages that were sent, discarded or cleared at sign-out in the meantime do not come back. */
  async #change(id: string, refusal: Refusal | undefined): Promise<void> {
    if (!(await (await this.#store).change(id, { refusal }))) return;
    this.#changed(
      this.$unsent.get().map((message) => (message.id === id ? { ...message, refusal } : message)),
    );
  }

  /** Updates the list in this tab without reading it again; other tabs read it from the device. */
  #changed(unsent: readonly Outgoing[]): void {
    if (this.#isClosed) return;
    this.$unsent.set(unsent);
    this.#otherTabs.postMessage({ type: 'changed' } satisfies News);
  }

  async #hear(news: News): Promise<void> {
    if (news.type === 'stored') this.$lastStored.set(news.messages);
    else await this.#attempt(async () => this.$unsent.set(await this.#list()));
  }
}

/** Only what is written to a client names its receiver. */
export const clientOf = ({ sender_id, receiver_id }: Outgoing) => receiver_id ?? sender_id;
