/** How often an open page looks whether there is a newer one. */
const LOOK_EVERY_MS = 60 * 60 * 1000;
const WORKER = '/chat/worker.js';
const SCOPE = '/chat';

// Our pages let no text become a script's address (`require-trusted-types-for`): whatever is asked for, this one comes.
window.trustedTypes?.createPolicy('default', { createScriptURL: () => WORKER });

/**
 * Starts the service worker, which opens the chat without a network, and reports when a version newer than this page has
 * come. Loading the page again brings it.
 */
export async function watchVersion(report: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows may refuse it. The chat works without.
  await navigator.serviceWorker
    .register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
    .catch((error) => console.warn('Without a service worker:', error));
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (registration === undefined) return;

  const ask = async () => {
    // The first worker of a device has nothing to replace.
    if (registration.waiting === null || registration.active === null) return;
    if (!(await isOwnVersion(registration.waiting))) report();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask);
  });
  await ask();

  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < LOOK_EVERY_MS) return;
    lastLook = Date.now();
    // Without a network there is nothing to see.
    registration.update().catch(() => {});
  });
}

/** Whether the worker belongs to the same version as this page, which is then up to date. */
function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ file: new URL(import.meta.url).pathname }, [port2]);
  });
}
