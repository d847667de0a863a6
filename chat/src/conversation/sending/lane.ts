import type { Result } from '@vitrina/shared/result.ts';
import { atom, type ReadableAtom } from 'nanostores';
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
/** Stores messages on the server, all or none; must be safe to repeat. */
export type Deliver = (messages: readonly Outgoing[], options: UploadOptions) => Promise<Delivery>;

/** What a lane needs of its outbox. */
interface Source {
  deliver: Deliver;
  /** The messages of the lane that this device keeps, in the order of writing. */
  list: () => Promise<Outgoing[]>;
  /** What the outbox shows, of all lanes. */
  $unsent: ReadableAtom<readonly Outgoing[]>;
  onStored: (batch: readonly Outgoing[], messages: Message[]) => Promise<void>;
  onRefused: (message: Outgoing, refusal: Refusal) => Promise<void>;
}

/** After this many unanswered attempts, messages are shown as waiting for the network. They are still sent again. */
const ATTEMPTS_UNTIL_WAITING = 3;
/** The number of texts that are sent with one call. */
const BATCH_LENGTH = 50;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The pause between signs of life: other tabs wait half a minute for one. */
const SIGN_MS = 10_000;

/**
 * Sends what an outbox keeps for one conversation: one call after the other, so that messages are stored in the order
 * of writing, each with as many texts as are waiting in a row. One tab at a time sends; even if two did, nothing would
 * be stored twice, because the ids are made here.
 */
export class Lane {
  /** Whether the server has not answered for a while. */
  readonly $isWaiting = atom(false);
  /** The picture or file that this tab is uploading. */
  readonly $upload = atom<Upload | undefined>();

  readonly #name: string;
  readonly #source: Source;
  #isClosed = false;
  #failedAttempts = 0;
  /** The number of messages that are still to be sent one by one, because one of them was refused. */
  #suspects = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** @param name the same in all tabs */
  constructor(name: string, source: Source) {
    this.#name = name;
    this.#source = source;
  }

  /** Sends immediately, without waiting for the end of the current pause. */
  readonly wake = oneAtATime(async () => {
    clearTimeout(this.#pause);
    if (this.#isClosed) return;
    try {
      await oneTabAtATime(this.#name, (giveSign) => this.#sendAll(giveSign));
    } catch (error) {
      // The storage of the device may fail for a moment, too.
      console.warn('The unsent messages could not be reached:', error);
      this.#tryLater();
    }
  });

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
  }

  async #sendAll(giveSign: () => void): Promise<void> {
    for (let batch = await this.#next(); batch.length > 0; batch = await this.#next()) {
      const result = await this.#send(batch, giveSign);
      // The messages are still kept, and sending them again is safe.
      if (this.#isClosed) return;
      if (result === 'discarded') continue;
      if (!result.ok && result.reason === 'unreachable') return this.#tryLater();
      this.#failedAttempts = 0;
      this.$isWaiting.set(false);
      const [first, ...others] = batch;
      if (result.ok) await this.#source.onStored(batch, result.value);
      else if (others.length > 0) {
        this.#suspects = batch.length;
        continue;
      } else if (first !== undefined) await this.#source.onRefused(first, result.reason);
      this.#suspects = Math.max(0, this.#suspects - 1);
    }
  }

  /** The next messages to send: one picture or file, or several texts. */
  async #next(): Promise<Outgoing[]> {
    const kept = this.#isClosed ? [] : await this.#source.list();
    const waiting = kept.filter(({ refusal }) => refusal === undefined);
    const firstUpload = waiting.findIndex((message) => uploadOf(message) !== undefined);
    const texts = firstUpload < 0 ? waiting.length : firstUpload;
    return waiting.slice(0, this.#suspects > 0 ? 1 : Math.min(Math.max(texts, 1), BATCH_LENGTH));
  }

  /** The writer may discard a picture or file during the upload, in this tab or another. */
  async #send(batch: readonly Outgoing[], giveSign: () => void): Promise<Delivery | 'discarded'> {
    const uploading = batch.find((message) => uploadOf(message) !== undefined);
    const discarding = new AbortController();
    const stopListening = this.#source.$unsent.listen((unsent) => {
      if (batch.length === 1 && !unsent.some(({ id }) => id === batch[0]?.id)) discarding.abort();
    });
    const onProgress = (progress: number) => {
      giveSign();
      if (uploading !== undefined) this.$upload.set({ messageId: uploading.id, progress });
    };
    onProgress(0);
    // What has left the browser makes no progress until it has arrived. Hidden tabs have slow timers, but progress.
    const living = setInterval(giveSign, SIGN_MS);
    try {
      const result = await this.#source.deliver(batch, { onProgress, signal: discarding.signal });
      return discarding.signal.aborted && !result.ok ? 'discarded' : result;
    } finally {
      clearInterval(living);
      stopListening();
      this.$upload.set(undefined);
    }
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    this.#failedAttempts += 1;
    if (this.#failedAttempts >= ATTEMPTS_UNTIL_WAITING) this.$isWaiting.set(true);
    const pause = FIRST_PAUSE_MS * 2 ** (this.#failedAttempts - 1);
    this.#pause = setTimeout(this.wake, Math.min(pause, LONGEST_PAUSE_MS));
  }
}
