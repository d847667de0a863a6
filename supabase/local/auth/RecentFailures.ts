/** Attempts under many names must not fill the memory. */
const MAX_SENDERS = 10_000;

/**
 * Counts failed attempts per sender over a sliding period, unaffected by changes of the clock. A restart forgets them.
 */
export class RecentFailures {
  readonly #times = new Map<string, number[]>();
  readonly #limit: number;
  readonly #periodMs: number;

  constructor(limit: number, periodMs: number) {
    this.#limit = limit;
    this.#periodMs = periodMs;
  }

  areTooMany(sender: string): boolean {
    return this.#recent(sender).length >= this.#limit;
  }

  add(sender: string): void {
    const times = [...this.#recent(sender), performance.now()];
    // Moved to the end of the map, so that the first entry is the one without attempts for the longest time.
    this.#times.delete(sender);
    this.#times.set(sender, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > MAX_SENDERS && oldest !== undefined) this.#times.delete(oldest);
  }

  /** Removes the last attempt, because it succeeded. */
  takeBack(sender: string): void {
    this.#times.set(sender, this.#recent(sender).slice(0, -1));
  }

  forget(sender: string): void {
    this.#times.delete(sender);
  }

  #recent(sender: string): number[] {
    const since = performance.now() - this.#periodMs;
    return this.#times.get(sender)?.filter((time) => time > since) ?? [];
  }
}
