import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { SIGNED_FOR_SECONDS, signPictures } from '../api/attachments.ts';
import { onReturn } from '../onReturn.ts';

type SignedAddress = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; url: string };

interface Entry {
  $address: WritableAtom<SignedAddress>;
  /** 0 until there is an address. */
  expiresAt: number;
}

/** Pictures that come into view together are signed together. */
const GATHER_MS = 20;
const BATCH_SIZE = 100;
const VALID_MS = SIGNED_FOR_SECONDS * 1000;
/** An address is renewed well before it expires, so that it still works when somebody clicks it. */
const RENEW_BEFORE_MS = VALID_MS / 2;
const CHECK_MS = 30_000;

/** One store for each picture, by path. It is shared from the start: several components may first listen together. */
const stores = new Map<string, WritableAtom<SignedAddress>>();
/** The pictures on screen, by path. */
const shown = new Map<string, Entry>();
const wanted = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;
let stopChecking: (() => void) | undefined;

/** The address of a picture, kept valid while the store has a listener. */
export function addressOf(path: string): ReadableAtom<SignedAddress> {
  const known = stores.get(path);
  if (known !== undefined) return known;

  const $address = atom<SignedAddress>({ step: 'loading' });
  stores.set(path, $address);
  onMount($address, () => {
    shown.set(path, { $address, expiresAt: 0 });
    requestAddress(path);
    stopChecking ??= startChecking();
    return () => {
      stores.delete(path);
      shown.delete(path);
      if (shown.size > 0) return;
      stopChecking?.();
      stopChecking = undefined;
    };
  });
  return $address;
}

/** An address that works now; undefined if there is none. */
export function currentAddress(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const $address = addressOf(path);
    const stop = $address.listen((address) => {
      stop();
      resolve(address.step === 'ready' ? address.url : undefined);
    });
    const known = $address.get();
    // What could not be signed earlier may be there now.
    if (known.step !== 'ready' || expiresWithin(0, path)) return requestAddress(path);
    stop();
    resolve(known.url);
  });
}

function requestAddress(path: string): void {
  wanted.add(path);
  if (gathering === undefined) gathering = setTimeout(sign, GATHER_MS);
}

function startChecking(): () => void {
  const timer = setInterval(renew, CHECK_MS);
  // Timers do not run while a device sleeps.
  const stopReturn = onReturn(renew);
  return () => {
    clearInterval(timer);
    stopReturn();
  };
}

function renew(): void {
  for (const path of shown.keys()) if (expiresWithin(RENEW_BEFORE_MS, path)) requestAddress(path);
}

const expiresWithin = (duration: number, path: string) =>
  (shown.get(path)?.expiresAt ?? 0) <= Date.now() + duration;

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
  if (url !== undefined) {
    entry.expiresAt = Date.now() + VALID_MS;
    entry.$address.set({ step: 'ready', url });
    // An address that could not be renewed may still work for a while.
  } else if (expiresWithin(0, path)) entry.$address.set({ step: 'failed' });
}
