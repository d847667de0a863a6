import type { Channel } from './Channel.ts';
import type { Broadcast } from './frames.ts';

interface Meta {
  phx_ref: string;
}

/** Presences by the key that their client chose: usually one person on several devices. */
type Presences = Record<string, { metas: Meta[] }>;

/** Who has joined which topic, and who shows presence there. */
export class Topics {
  readonly #members = new Map<string, Set<Channel>>();

  add(channel: Channel): void {
    const members = this.#members.get(channel.topic) ?? new Set();
    this.#members.set(channel.topic, members.add(channel));
  }

  remove(channel: Channel): void {
    const members = this.#members.get(channel.topic);
    if (!members?.delete(channel)) return;
    if (members.size === 0) this.#members.delete(channel.topic);
    this.showPresence(channel, null);
  }

  /**
   * Sends a message to a topic.
   * @param sender receives it only if it asked to.
   */
  broadcast(topic: string, message: Broadcast, sender?: Channel): void {
    for (const channel of this.#members.get(topic) ?? []) {
      if (channel !== sender || channel.hearsItself) channel.hear(message);
    }
  }

  /** Replaces the presence of a channel and tells the other members; null removes it. */
  showPresence(channel: Channel, shown: object | null): void {
    const left = channel.presence;
    channel.presence = shown && { ...shown, phx_ref: crypto.randomUUID() };
    const entry = (meta: Meta | null): Presences =>
      meta ? { [channel.presenceKey]: { metas: [meta] } } : {};
    const difference = { joins: entry(channel.presence), leaves: entry(left) };
    if (!left && !channel.presence) return;
    for (const member of this.#members.get(channel.topic) ?? []) member.see('presence_diff', difference);
  }

  presences(topic: string): Presences {
    const presences: Presences = {};
    for (const { presence, presenceKey } of this.#members.get(topic) ?? []) {
      if (!presence) continue;
      presences[presenceKey] = { metas: [...(presences[presenceKey]?.metas ?? []), presence] };
    }
    return presences;
  }
}
