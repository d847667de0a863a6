import { SIGNED_FOR_SECONDS, signPictures } from '../api/pictures.ts';

export type SignedAddress = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; url: string };

interface Entry {
  address: SignedAddress;
  listeners: Set<() => void>;
  /** When the address is to be asked for again. */
  renewAt: number;
}

/** Pictures that come into view together are signed together. */
const GATHER_MS = 20;
const BATCH_SIZE = 100;
/** An address is renewed well before it ends, so that it still opens when somebody clicks. */
const RENEW_AFTER_MS = (SIGNED_FOR_SECONDS / 2) * 1000;
const RETRY_MS = 30_000;
const CHECK_MS = 15_000;

const loading: SignedAddress = { step: 'loading' };
const entries = new Map<string, Entry>();
const wanted = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;
let checking: ReturnType<typeof setInterval> | undefined;

export function addressOf(path: string): SignedAddress {
  return entries.get(path)?.address ?? loading;
}

/** Keeps the address of a picture valid until the returned function is called. */
export function keepAddress(path: string, onChange: () => void): () => void {
  const entry = entries.get(path) ?? { address: loading, listeners: new Set(), renewAt: 0 };
  entries.set(path, entry);
  entry.listeners.add(onChange);
  if (entry.address.step === 'loading') askFor(path);
  checking ??= setInterval(renew, CHECK_MS);
  return () => {
    entry.listeners.delete(onChange);
    if (entry.listeners.size === 0) entries.delete(path);
    if (entries.size > 0) return;
    clearInterval(checking);
    checking = undefined;
  };
}

/** Asks for an address, also for another one when the picture could not be loaded from the last. */
export function askFor(path: string): void {
  wanted.add(path);
  if (gathering === undefined) gathering = setTimeout(sign, GATHER_MS);
}

/** A device that slept has missed the time, so the clock is asked and not a timer. */
function renew(): void {
  for (const [path, { renewAt }] of entries) if (renewAt < Date.now()) askFor(path);
}

async function sign(): Promise<void> {
  gathering = undefined;
  const paths = [...wanted].filter((path) => entries.has(path));
  wanted.clear();
  for (let from = 0; from < paths.length; from += BATCH_SIZE) {
    const batch = paths.slice(from, from + BATCH_SIZE);
    const signed = await signPictures(batch);
    for (const path of batch) report(path, signed.ok ? signed.value.get(path) : undefined);
  }
}

function report(path: string, url: string | undefined): void {
  const entry = entries.get(path);
  if (entry === undefined) return;
  entry.renewAt = Date.now() + (url === undefined ? RETRY_MS : RENEW_AFTER_MS);
  if (url !== undefined) entry.address = { step: 'ready', url };
  // An address that could not be renewed may still be good for a while.
  else if (entry.address.step !== 'ready') entry.address = { step: 'failed' };
  for (const listener of entry.listeners) listener();
}
