// The service worker opens the chat without a network, and shows notifications while it is closed. It caches only the
// shell, which is the same for everybody, never data of the backend or pictures.

declare const self: ServiceWorkerGlobalScope;

type PushMessage = import('@vitrina/shared/pushMessage.ts').PushMessage;

/** The page and its files, defined by `chat/vite/installable.ts`. */
declare const SHELL: readonly string[];
declare const VERSION: string;
const shell = SHELL;

const CACHE_PREFIX = 'chat-shell-';
const PAGE = '/chat';
const FILES = '/chat/';
const ICON = `${FILES}icon-192.png`;
const pages = new Set([PAGE, '/chat-admin']);
/** A network that has not answered by then counts as none. */
const PAGE_TIMEOUT_MS = 4000;

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && pages.has(pathname)) event.respondWith(openPage(event.request));
  else if (pathname.startsWith(FILES)) event.respondWith(openFile(event.request));
});

// A page asks whether it is of this version. A newer worker waits until no chat is open: pages come from the network
// anyway, and in Chromium `skipWaiting()` does not always end the waiting.
self.addEventListener('message', ({ data, ports: [port] }) => port?.postMessage(shell.includes(data.file)));

self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Somebody who is looking at the chat sees a new message there and needs no notification. */
async function notify({ title, body, tag, address, messageId }: PushMessage): Promise<void> {
  const data = new URL(address, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isChat(data) && tabs.some(({ url, visibilityState }) => isChat(url) && visibilityState === 'visible'))
    return;
  const { held = [] } = await navigator.locks.query();
  // A hidden tab has announced it already. Browsers require a notification all the same, so this one silently
  // replaces the tab's.
  const isAnnounced = held.some(({ name }) => name === `chat-alert:${messageId}`);
  const options = { body, tag, data, renotify: !isAnnounced, silent: isAnnounced, icon: ICON, lang: 'bg' };
  await self.registration.showNotification(title, options);
}

async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { pathname } = new URL(address);
  const page =
    tabs.find(({ url }) => url === address) ?? tabs.find(({ url }) => new URL(url).pathname === pathname);
  if (page === undefined) return void (await self.clients.openWindow(address));
  // The page opens the conversation itself: navigating it would lose what is being written there.
  (await page.focus()).postMessage({ open: address });
}

function isChat(address: string): boolean {
  return pages.has(new URL(address).pathname);
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + VERSION);
  await cache.addAll(shell.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  // The previous version stays for tabs that still use it.
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Network first, so that nobody is left with an outdated page. */
async function openPage(request: Request): Promise<Response> {
  const cached = () => caches.match(PAGE, { cacheName: CACHE_PREFIX + VERSION });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    if (response.status >= 500) return (await cached()) ?? response;
    // Read here, because the time limit also ends a body that is still arriving. Redirects cannot be copied.
    return response.type === 'opaqueredirect' ? response : new Response(await response.blob(), response);
  } catch (error) {
    const page = await cached();
    if (page === undefined) throw error;
    return page;
  }
}

/** File names contain a hash, so a cached file is never outdated. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
