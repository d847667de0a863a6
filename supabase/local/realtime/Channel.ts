import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from '../auth/identify.ts';
import type { Rights } from './authorize.ts';
import type { Broadcast, Frame } from './frames.ts';

const flag = z.boolean().catch(false);

/** What a client requests when it joins. */
export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: flag,
      broadcast: z.object({ ack: flag, self: flag }).catch({ ack: false, self: false }),
      presence: z
        .object({ key: z.string().max(200).catch(''), enabled: flag })
        .catch({ key: '', enabled: false }),
    })
    .optional(),
});

/** A longer timer fires at once, and a clock that was set back makes a token seem to live that long. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Config = NonNullable<z.infer<typeof joinSchema>['config']>;

interface ChannelOptions {
  topic: string;
  /** The frame with which the client joined. */
  frame: Frame;
  config: Config;
  identity: Identity;
  rights: Rights;
  push: (event: string, payload: unknown) => void;
  /** Called when the token has expired and no newer one has come. */
  expire: () => void;
}

/** One client's membership in a topic. */
export class Channel {
  readonly topic: string;
  readonly frame: Frame;
  readonly presenceKey: string;
  readonly hearsItself: boolean;
  readonly wantsReceipts: boolean;
  /** The presence that this client shows, if any. */
  presence: { phx_ref: string } | null = null;

  readonly #push: ChannelOptions['push'];
  readonly #expire: () => void;
  #identity: Identity;
  #rights: Rights;
  #expiry: NodeJS.Timeout | undefined;
  #seesPresence: boolean;

  constructor({ topic, frame, config, identity, rights, push, expire }: ChannelOptions) {
    this.topic = topic;
    this.frame = frame;
    this.presenceKey = config.presence.key || randomUUID();
    this.hearsItself = config.broadcast.self;
    this.wantsReceipts = config.broadcast.ack;
    this.#seesPresence = config.presence.enabled;
    this.#push = push;
    this.#expire = expire;
    this.#identity = identity;
    this.#rights = rights;
    this.admit(identity, rights);
  }

  get identity(): Identity {
    return this.#identity;
  }

  /** Continues with this token, until it expires, and these rights. */
  admit(identity: Identity, rights: Rights): void {
    this.#identity = identity;
    this.#rights = rights;
    clearTimeout(this.#expiry);
    if (identity.expiresAt === undefined) return;
    const msLeft = Math.min(identity.expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS);
    this.#expiry = setTimeout(this.#expire, msLeft).unref();
  }

  may(action: keyof Rights, extension: 'broadcast' | 'presence'): boolean {
    return this.#rights[action].has(extension);
  }

  hear(message: Broadcast): void {
    if (this.may('read', 'broadcast')) this.#push('broadcast', message);
  }

  see(event: 'presence_state' | 'presence_diff', presences: unknown): void {
    if (this.#seesPresence && this.may('read', 'presence')) this.#push(event, presences);
  }

  /**
   * A client that shows its presence also sees that of others, even if it did not ask for it when joining.
   * @returns whether this changed anything.
   */
  startSeeing(): boolean {
    const isNew = !this.#seesPresence;
    this.#seesPresence = true;
    return isNew;
  }

  end(): void {
    clearTimeout(this.#expiry);
  }
}
