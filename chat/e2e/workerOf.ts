import type { Page } from '@playwright/test';

/** Waits until the service worker serves the page. */
export function workerOf(page: Page) {
  return page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
