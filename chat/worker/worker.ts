// The service worker of the chat: opens it without a network. It keeps the shell alone, which is the same for everybody,
// and never an answer of the backend or a picture of a person.

declare const self: ServiceWorkerGlobalScope;

export {}; // A module to TypeScript, or `self` could not be declared.

/** The page and its files; `chat/vite/installable.ts` writes them in when it builds. */
const shell: readonly string[] = JSON.parse('__SHELL__');
const VERSION = '__VERSION__';

const CACHE_PREFIX = 'chat-shell-';
const PAGE = '/chat';
const FILES = '/chat/';
const pages = new Set([PAGE, '/chat-admin']);
/** A network that does not answer by then is as good as none. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && pages.has(pathname)) event.respondWith(openPage(event.request));
  else if (pathname.startsWith(FILES)) event.respondWith(openFile(event.request));
});

// A page asks whether it belongs to this version. If so, nothing is new to it, and the worker need not wait.
self.addEventListener('message', ({ data, ports: [port] }) => {
  const isOwn = shell.includes(data.file);
  if (isOwn) void self.skipWaiting();
  port?.postMessage(isOwn);
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + VERSION);
  await cache.addAll(shell.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  // The version before stays for the tabs that are still open with it.
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network first, so that nobody is left with an old page; what is kept is for when there is none. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: CACHE_PREFIX + VERSION });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch (error) {
    const page = await kept();
    if (page === undefined) throw error;
    return page;
  }
}

/** Files carry a fingerprint in their names: one of that name is the right one. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
