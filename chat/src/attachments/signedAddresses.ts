import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { SIGNED_FOR_SECONDS, signPictures } from '../api/attachments.ts';

export type SignedAddress = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; url: string };

interface Entry {
  $address: WritableAtom<SignedAddress>;
  renewAt: number;
}

/** Pictures that come into view together are signed together. */
const GATHER_MS = 20;
const BATCH_SIZE = 100;
/** An address is renewed well before it expires, so that it still works when somebody clicks it. */
const RENEW_AFTER_MS = (SIGNED_FOR_SECONDS / 2) * 1000;
const RETRY_MS = 30_000;
const CHECK_MS = 15_000;

/** One store for each picture, by path. It is shared from the start: several components may first listen together. */
const stores = new Map<string, WritableAtom<SignedAddress>>();
/** The pictures on screen, by path. */
const shown = new Map<string, Entry>();
const wanted = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;
let checking: ReturnType<typeof setInterval> | undefined;

/** The address of a picture, kept valid while the store has a listener. */
export function addressOf(path: string): ReadableAtom<SignedAddress> {
  const known = stores.get(path);
  if (known !== undefined) return known;

  const $address = atom<SignedAddress>({ step: 'loading' });
  stores.set(path, $address);
  onMount($address, () => {
    shown.set(path, { $address, renewAt: 0 });
    requestAddress(path);
    checking ??= setInterval(renew, CHECK_MS);
    return () => {
      stores.delete(path);
      shown.delete(path);
      if (shown.size > 0) return;
      clearInterval(checking);
      checking = undefined;
    };
  });
  return $address;
}

/** An address that works now; undefined if there is none. */
export function currentAddress(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const $address = addressOf(path);
    // What could not be signed earlier may be there now.
    if ($address.get().step === 'failed') requestAddress(path);
    const stop = $address.listen((address) => {
      stop();
      resolve(address.step === 'ready' ? address.url : undefined);
    });
    const known = $address.get();
    if (known.step !== 'ready') return;
    stop();
    resolve(known.url);
  });
}

function requestAddress(path: string): void {
  wanted.add(path);
  if (gathering === undefined) gathering = setTimeout(sign, GATHER_MS);
}

/** Compares times, because timers do not run while a device sleeps. */
function renew(): void {
  for (const [path, { renewAt }] of shown) if (renewAt < Date.now()) requestAddress(path);
}

async function sign(): Promise<void> {
  gathering = undefined;
  const paths = [...wanted].filter((path) => shown.has(path));
  wanted.clear();
  for (let from = 0; from < paths.length; from += BATCH_SIZE) {
    const batch = paths.slice(from, from + BATCH_SIZE);
    const signed = await signPictures(batch);
    for (const path of batch) setAddress(path, signed.ok ? signed.value.get(path) : undefined);
  }
}

function setAddress(path: string, url: string | undefined): void {
  const entry = shown.get(path);
  if (entry === undefined) return;
  entry.renewAt = Date.now() + (url === undefined ? RETRY_MS : RENEW_AFTER_MS);
  if (url !== undefined) entry.$address.set({ step: 'ready', url });
  // An address that could not be renewed may still work for a while.
  else if (entry.$address.get().step !== 'ready') entry.$address.set({ step: 'failed' });
}
