import { type OutboxStore, openOutbox } from '@vitrina/shared/chatOutbox.ts';
import type { Result } from '@vitrina/shared/result.ts';
import { atom } from 'nanostores';
import type { Message } from '../../api/messages.ts';
import type { UploadFailure, UploadOptions } from '../../api/pictures.ts';
import { oneAtATime, oneTabAtATime } from '../../oneAtATime.ts';
import type { Outgoing } from './newMessage.ts';

export interface Upload {
  messageId: string;
  /** From 0 to 1. */
  progress: number;
}

type Deliver = (message: Outgoing, options: UploadOptions) => Promise<Result<Message, UploadFailure>>;

/** What tabs of the same account tell each other. */
type News = { type: 'changed' } | { type: 'stored'; message: Message };

/** After so many unanswered attempts messages are shown as failed. They are still tried again. */
const ATTEMPTS_UNTIL_FAILED = 3;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The unsent messages of one account on this device, and what sends them: one after the other, so that they are stored in
 * the order of writing. They outlive a reload and a closed tab. All tabs share them, and one tab at a time sends; should
 * two do so after all, nothing is stored twice, because the id comes from here.
 */
export class Outbox {
  /** In the order of writing: ids (UUIDv7) grow with time, and the database sorts by them. */
  readonly $unsent = atom<readonly Outgoing[]>([]);
  /** The server's row of the message that was stored last, whichever tab sent it. */
  readonly $lastStored = atom<Message | undefined>();
  /** The picture that this tab is uploading. */
  readonly $upload = atom<Upload | undefined>();
  /** Whether the device keeps what is unsent; otherwise it is gone with the page. */
  readonly $isLasting = atom(true);

  readonly #accountId: string;
  readonly #deliver: Deliver;
  readonly #store: Promise<OutboxStore<Outgoing>> = openOutbox();
  readonly #otherTabs: BroadcastChannel;
  #isClosed = false;
  #failedAttempts = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** @param deliver brings one message to the server; must be safe to repeat */
  constructor(accountId: string, deliver: Deliver) {
    this.#accountId = accountId;
    this.#deliver = deliver;
    this.#otherTabs = new BroadcastChannel(this.#name);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<News>) => void this.#hear(data);
    void this.#store.then(({ isLasting }) => this.$isLasting.set(isLasting));
    void this.#hear({ type: 'changed' });
    this.wake();
  }

  /** Tries at once to send what waits, instead of at the end of the current pause. */
  readonly wake = oneAtATime(async () => {
    clearTimeout(this.#pause);
    if (!this.#isClosed) await oneTabAtATime(this.#name, () => this.#sendAll());
  });

  /** Keeps a message until it is sent, and sends it. @throws when the device cannot keep it */
  async add(message: Outgoing): Promise<void> {
    await (await this.#store).put(message);
    await this.#tell({ type: 'changed' });
    this.wake();
  }

  async resend(id: string): Promise<void> {
    await this.#change(id, { state: 'sending', isRefused: false, isTooMany: false });
    this.wake();
  }

  async discard(id: string): Promise<void> {
    await (await this.#store).delete(id);
    await this.#tell({ type: 'changed' });
  }

  /** Whether this message still waits. */
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
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) {
      const result = await this.#send(next);
      // The message is still kept, and sending it again is safe.
      if (this.#isClosed) return;
      if (result === 'discarded') continue;
      if (result.ok) {
        this.#failedAttempts = 0;
        await this.#tell({ type: 'stored', message: result.value });
        await this.discard(next.id);
      } else if (result.reason === 'unreachable') return this.#tryLater();
      else {
        const isTooMany = result.reason === 'full';
        await this.#change(next.id, { state: 'failed', isRefused: true, isTooMany });
      }
    }
  }

  async #next(): Promise<Outgoing | undefined> {
    return this.#isClosed ? undefined : (await this.#list()).find(({ isRefused }) => !isRefused);
  }

  /** The writer can change their mind on the way, in this tab or another. */
  async #send(message: Outgoing): Promise<Result<Message, UploadFailure> | 'discarded'> {
    const discarding = new AbortController();
    const stopListening = this.$unsent.listen(() => {
      if (!this.has(message.id)) discarding.abort();
    });
    const onProgress = (progress: number) => this.$upload.set({ messageId: message.id, progress });
    if (message.picture !== undefined) onProgress(0);
    try {
      const result = await this.#deliver(message, { onProgress, signal: discarding.signal });
      return discarding.signal.aborted && !result.ok ? 'discarded' : result;
    } finally {
      stopListening();
      this.$upload.set(undefined);
    }
  }

  async #tryLater(): Promise<void> {
    this.#failedAttempts += 1;
    if (this.#failedAttempts >= ATTEMPTS_UNTIL_FAILED)
      for (const { id, state } of await this.#list())
        if (state === 'sending') await this.#change(id, { state: 'failed' });
    const pause = FIRST_PAUSE_MS * 2 ** (this.#failedAttempts - 1);
    this.#pause = setTimeout(this.wake, Math.min(pause, LONGEST_PAUSE_MS));
  }

  async #list(): Promise<Outgoing[]> {
    return (await this.#store).list(this.#accountId);
  }

  /** What was sent, discarded or cleared at sign-out meanwhile does not come back. */
  async #change(
    id: string,
    changes: Partial<Pick<Outgoing, 'state' | 'isRefused' | 'isTooMany'>>,
  ): Promise<void> {
    if (await (await this.#store).change(id, changes)) await this.#tell({ type: 'changed' });
  }

  async #tell(news: News): Promise<void> {
    if (this.#isClosed) return;
    this.#otherTabs.postMessage(news);
    await this.#hear(news);
  }

  async #hear(news: News): Promise<void> {
    if (news.type === 'stored') this.$lastStored.set(news.message);
    else this.$unsent.set(await this.#list());
  }
}
