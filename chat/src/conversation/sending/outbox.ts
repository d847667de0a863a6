import { type OutboxStore, openOutbox } from '@vitrina/shared/chatOutbox.ts';
import type { Result } from '@vitrina/shared/result.ts';
import { atom } from 'nanostores';
import type { UploadOptions } from '../../api/attachments.ts';
import type { Message } from '../../api/messages.ts';
import { oneAtATime, oneTabAtATime } from '../../oneAtATime.ts';
import { type Outgoing, type Refusal, uploadOf } from './newMessage.ts';

export interface Upload {
  messageId: string;
  /** From 0 to 1. */
  progress: number;
}

export type Delivery = Result<Message[], Refusal> | Result<never, 'unreachable'>;
type Deliver = (messages: readonly Outgoing[], options: UploadOptions) => Promise<Delivery>;

/** What tabs of the same account tell each other. */
type News = { type: 'changed' } | { type: 'stored'; messages: Message[] };

/** After this many unanswered attempts, messages are shown as waiting for the network. They are still sent again. */
const ATTEMPTS_UNTIL_WAITING = 3;
/** The number of texts that are sent with one call. */
const BATCH_LENGTH = 50;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The unsent messages of one account on this device, and the code that sends them: one call after the other, so that
 * they are stored in the order of writing, each with as many texts as are waiting in a row. They survive a reload and
 * a closed tab. All tabs share them and one tab at a time sends; even if two did, nothing would be stored twice,
 * because the ids are made here.
 */
export class Outbox {
  /** In the order of writing: ids (UUIDv7) grow with time, and the database sorts by them. */
  readonly $unsent = atom<readonly Outgoing[]>([]);
  /** Whether the server has not answered for a while. */
  readonly $isWaiting = atom(false);
  /** The server's rows of the last stored messages, whichever tab sent them. */
  readonly $lastStored = atom<readonly Message[]>([]);
  /** The picture or file that this tab is uploading. */
  readonly $upload = atom<Upload | undefined>();
  /** Whether unsent messages survive the page. */
  readonly $isLasting = atom(true);

  readonly #accountId: string;
  readonly #deliver: Deliver;
  readonly #store: Promise<OutboxStore<Outgoing>> = openOutbox();
  readonly #otherTabs: BroadcastChannel;
  #isClosed = false;
  #failedAttempts = 0;
  /** The number of messages that are still to be sent one by one, because one of them was refused. */
  #suspects = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** @param deliver stores messages on the server, all or none; must be safe to repeat */
  constructor(accountId: string, deliver: Deliver) {
    this.#accountId = accountId;
    this.#deliver = deliver;
    this.#otherTabs = new BroadcastChannel(this.#name);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<News>) => void this.#hear(data);
    void this.#store.then(({ isLasting }) => this.$isLasting.set(isLasting));
    void this.#hear({ type: 'changed' });
    this.wake();
  }

  /** Sends immediately, without waiting for the end of the current pause. */
  readonly wake = oneAtATime(async () => {
    clearTimeout(this.#pause);
    if (!this.#isClosed) await this.#attempt(() => oneTabAtATime(this.#name, () => this.#sendAll()));
  });

  /**
   * Keeps a message until it is sent, and sends it.
   * @throws if the device cannot keep it
   */
  async add(message: Outgoing): Promise<void> {
    await (await this.#store).put(message);
    this.#changed([...this.$unsent.get(), message]);
    this.wake();
  }

  async resend(id: string): Promise<void> {
    await this.#change(id, undefined);
    this.wake();
  }

  async discard(...ids: string[]): Promise<void> {
    await (await this.#store).delete(...ids);
    this.#changed(this.$unsent.get().filter(({ id }) => !ids.includes(id)));
  }

  /** Whether this message is still unsent. */
  readonly has = (id: string): boolean => this.$unsent.get().some((message) => message.id === id);

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    this.#otherTabs.close();
    void this.#store.then((store) => store.close());
  }

  get #name(): string {
    return `chat-outbox:${this.#accountId}`;
  }

  async #sendAll(): Promise<void> {
    for (let batch = await this.#next(); batch.length > 0; batch = await this.#next()) {
      const result = await this.#send(batch);
      // The messages are still kept, and sending them again is safe.
      if (this.#isClosed) return;
      if (result === 'discarded') continue;
      if (!result.ok && result.reason === 'unreachable') return this.#tryLater();
      this.#failedAttempts = 0;
      this.$isWaiting.set(false);
      const [first, ...others] = batch;
      if (result.ok) {
        this.$lastStored.set(result.value);
        this.#otherTabs.postMessage({ type: 'stored', messages: result.value } satisfies News);
        await this.discard(...batch.map(({ id }) => id));
      } else if (others.length > 0) {
        this.#suspects = batch.length;
        continue;
      } else if (first !== undefined) await this.#change(first.id, result.reason);
      this.#suspects = Math.max(0, this.#suspects - 1);
    }
  }

  /** The next messages to send: one picture or file, or several texts. */
  async #next(): Promise<Outgoing[]> {
    const waiting = this.#isClosed ? [] : (await this.#list()).filter(({ refusal }) => refusal === undefined);
    const firstUpload = waiting.findIndex((message) => uploadOf(message) !== undefined);
    const texts = firstUpload < 0 ? waiting.length : firstUpload;
    return waiting.slice(0, this.#suspects > 0 ? 1 : Math.min(Math.max(texts, 1), BATCH_LENGTH));
  }

  /** The writer may discard a picture or file during the upload, in this tab or another. */
  async #send(batch: readonly Outgoing[]): Promise<Delivery | 'discarded'> {
    const uploading = batch.find((message) => uploadOf(message) !== undefined);
    const discarding = new AbortController();
    const stopListening = this.$unsent.listen(() => {
      if (batch.length === 1 && !batch.some(({ id }) => this.has(id))) discarding.abort();
    });
    const onProgress = (progress: number) =>
      uploading && this.$upload.set({ messageId: uploading.id, progress });
    onProgress(0);
    try {
      const result = await this.#deliver(batch, { onProgress, signal: discarding.signal });
      return discarding.signal.aborted && !result.ok ? 'discarded' : result;
    } finally {
      stopListening();
      this.$upload.set(undefined);
    }
  }

  /** The storage of the device may fail for a moment, too. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.warn('The unsent messages could not be reached:', error);
      this.#tryLater();
    }
  }

  #tryLater(): void {
    this.#failedAttempts += 1;
    if (this.#failedAttempts >= ATTEMPTS_UNTIL_WAITING) this.$isWaiting.set(true);
    const pause = FIRST_PAUSE_MS * 2 ** (this.#failedAttempts - 1);
    this.#pause = setTimeout(this.wake, Math.min(pause, LONGEST_PAUSE_MS));
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
