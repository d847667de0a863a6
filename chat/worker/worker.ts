// The service worker opens the chat without a network. It keeps only the shell, which is the same for everybody, and
// never an answer of the backend or somebody's picture.

declare const self: ServiceWorkerGlobalScope;

/** The page and its files, defined by `chat/vite/installable.ts`. */
declare const SHELL: readonly string[];
declare const VERSION: string;
const shell = SHELL;

const CACHE_PREFIX = 'chat-shell-';
const PAGE = '/chat';
const FILES = '/chat/';
const pages = new Set([PAGE, '/chat-admin']);
/** A network that does not answer by then counts as none. */
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

// A page asks whether it belongs to this version. If so, it has nothing to update, and the worker can take over.
self.addEventListener('message', ({ data, ports: [port] }) => {
  const isOwn = shell.includes(data.file);
  if (isOwn) void self.skipWaiting();
  port?.postMessage(isOwn);
});

// A message was announced on Android, where pages cannot do it themselves.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openChat(event.notification.data));
});

async function openChat(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
  if (tab === undefined) await self.clients.openWindow(address);
  else if (tab.url === address) await tab.focus();
  else await (await tab.focus()).navigate(address);
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + VERSION);
  await cache.addAll(shell.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  // The previous version stays for the tabs that still use it.
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network first, so that nobody is left with an old page. */
async function openPage(request: Request): Promise<Response> {
  const cached = () => caches.match(PAGE, { cacheName: CACHE_PREFIX + VERSION });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    return response.status < 500 ? response : ((await cached()) ?? response);
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
