import type postgres from 'postgres';
import { z } from 'zod';
import { type Identity, identify } from '../auth/identify.ts';
import type { Secrets } from '../secrets.ts';
import { authorize } from './authorize.ts';
import { Channel, joinSchema } from './Channel.ts';
import type { Connection } from './Connection.ts';
import type { Frame } from './frames.ts';
import type { Topics } from './Topics.ts';

const MAX_CHANNELS = 100; // as on hosted projects

const broadcastSchema = z.object({ event: z.string(), payload: z.unknown() });
const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
});
const tokenSchema = z.object({ access_token: z.string().nullish() });

interface Realtime {
  sql: postgres.Sql;
  secrets: Secrets;
  topics: Topics;
}

/** One client's session on a socket: the channels it has joined, and the answers to its frames. */
export class SocketSession {
  readonly #connection: Connection;
  readonly #apiKey: string;
  readonly #realtime: Realtime;
  readonly #channels = new Map<string, Channel>();

  constructor(connection: Connection, apiKey: string, realtime: Realtime) {
    this.#connection = connection;
    this.#apiKey = apiKey;
    this.#realtime = realtime;
    connection.open(
      (frame) => this.#answer(frame),
      () => this.#leaveAll(),
    );
  }

  /** The user id, from the channel joined first; undefined while none is joined. */
  get person(): unknown {
    const [first] = this.#channels.values();
    return first?.identity.claims.sub;
  }

  /** Whether a channel was joined with this session of Auth. */
  isOf(sessionId: string): boolean {
    return [...this.#channels.values()].some(({ identity }) => identity.claims.session_id === sessionId);
  }

  /** Ends the channels that policies no longer allow. */
  async recheck(): Promise<void> {
    for (const channel of this.#channels.values()) await this.#admit(channel, channel.identity);
  }

  async #answer(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return this.#connection.confirm(frame);
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (!channel) this.#connection.refuse(frame, 'unmatched topic');
    else if (frame.event === 'phx_leave') this.#leave(channel, frame);
    else if (frame.event === 'broadcast') this.#broadcast(channel, frame);
    else if (frame.event === 'presence') this.#showPresence(channel, frame);
    else if (frame.event === 'access_token') await this.#renew(channel, frame);
  }

  async #join(frame: Frame): Promise<void> {
    const refuse = (reason: string) => this.#connection.refuse(frame, reason);
    const { data: wish } = joinSchema.safeParse(frame.payload ?? {});
    const config = wish?.config;
    if (!wish || !config?.private) return refuse('PrivateOnly: This project only allows private channels');
    if (this.#channels.size >= MAX_CHANNELS) return refuse('ChannelRateLimitReached: Too many channels');
    const identity = await this.#identify(wish.access_token);
    if (!identity) return refuse('InvalidJWTToken: The token is invalid or has expired');
    const topic = frame.topic.replace(/^realtime:/, '');
    const rights = await authorize(this.#realtime.sql, identity, topic);
    if (rights.read.size === 0)
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);

    const former = this.#channels.get(frame.topic);
    if (former) this.#end(former);
    const channel: Channel = new Channel({
      topic,
      frame,
      config,
      identity,
      rights,
      push: (event, payload) =>
        this.#connection.send({ joinRef: null, ref: null, topic: frame.topic, event, payload }),
      expire: () => this.#end(channel, 'Token has expired'),
    });
    this.#channels.set(frame.topic, channel);
    this.#realtime.topics.add(channel);
    this.#connection.confirm(frame, { postgres_changes: [] });
    channel.see('presence_state', this.#realtime.topics.presences(topic));
  }

  #broadcast(channel: Channel, frame: Frame): void {
    const { data: message } = broadcastSchema.safeParse(frame.payload);
    const isAllowed = message !== undefined && channel.may('write', 'broadcast');
    if (isAllowed) this.#realtime.topics.broadcast(channel.topic, { type: 'broadcast', ...message }, channel);
    if (!channel.wantsReceipts) return;
    if (isAllowed) this.#connection.confirm(frame);
    else this.#connection.refuse(frame, 'Unauthorized: You may not send to this topic');
  }

  #showPresence(channel: Channel, frame: Frame): void {
    const { topics } = this.#realtime;
    const { data: wish } = presenceSchema.safeParse(frame.payload);
    if (wish && channel.may('write', 'presence')) {
      if (channel.startSeeing()) channel.see('presence_state', topics.presences(channel.topic));
      topics.showPresence(channel, wish.event === 'track' ? wish.payload : null);
      this.#connection.confirm(frame);
    } else this.#connection.refuse(frame, 'Unauthorized: You may not show presence on this topic');
  }

  async #renew(channel: Channel, frame: Frame): Promise<void> {
    const { data } = tokenSchema.safeParse(frame.payload);
    const identity = await this.#identify(data?.access_token);
    if (identity) await this.#admit(channel, identity);
    else this.#end(channel, 'Token is invalid or has expired');
  }

  async #admit(channel: Channel, identity: Identity): Promise<void> {
    const former = channel.identity;
    const rights = await authorize(this.#realtime.sql, identity, channel.topic);
    // The channel was left or renewed meanwhile.
    if (this.#channels.get(channel.frame.topic) !== channel || channel.identity !== former) return;
    if (rights.read.size > 0) channel.admit(identity, rights);
    else this.#end(channel, 'You do not have permissions to read from this topic any more');
  }

  /** Without a session's token, the API key is the identity. */
  #identify(token: string | null | undefined): Promise<Identity | null> {
    return identify(token || this.#apiKey, this.#realtime.secrets);
  }

  #leave(channel: Channel, frame: Frame): void {
    this.#forget(channel);
    this.#connection.confirm(frame);
  }

  /** Ends a channel from the server's side. The client is told why, and does not rejoin by itself. */
  #end(channel: Channel, message?: string): void {
    const { topic, joinRef } = channel.frame;
    this.#forget(channel);
    if (message) {
      const payload = { extension: 'system', status: 'error', channel: channel.topic, message };
      this.#connection.send({ joinRef, ref: null, topic, event: 'system', payload });
    }
    this.#connection.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  #leaveAll(): void {
    for (const channel of this.#channels.values()) this.#forget(channel);
  }

  #forget(channel: Channel): void {
    channel.end();
    this.#channels.delete(channel.frame.topic);
    this.#realtime.topics.remove(channel);
  }
}
