const CHECK_EVERY_MS = 60 * 60 * 1000;
const WORKER = '/chat/worker.js';
export const SCOPE = '/chat';

// Our pages forbid script addresses made from strings (`require-trusted-types-for`); this policy allows only the
// worker's.
window.trustedTypes?.createPolicy('default', { createScriptURL: () => WORKER });

/**
 * Starts the service worker, which opens the chat without a network, and reports when a version newer than this page
 * is available after a reload.
 */
export async function watchVersion(report: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A private window may refuse it. The chat works without it.
  await navigator.serviceWorker
    .register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
    .catch((error) => console.warn('Without a service worker:', error));
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (registration === undefined) return;

  const checkWaiting = async () => {
    // The first worker on a device replaces nothing.
    if (registration.waiting === null || registration.active === null) return;
    if (!(await isOwnVersion(registration.waiting))) report();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', checkWaiting);
  });
  await checkWaiting();

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_EVERY_MS) return;
    lastCheck = Date.now();
    // This fails without a network and is repeated later.
    registration.update().catch(() => {});
  });
}

function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ file: new URL(import.meta.url).pathname }, [port2]);
  });
}
