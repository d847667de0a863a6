import type { Page } from '@playwright/test';

export interface Transferred {
  requests: number;
  /** How many were asked for and have not been answered yet. */
  openRequests: number;
  /** Compressed, as the browser counted them; headers are left out. */
  scriptBytes: number;
  pictureBytes: number;
  totalBytes: number;
}

/**
 * Counts what the page transfers from this moment on. Nothing is taken from the cache unless `isReturning`.
 * @returns a function that tells the sums so far
 */
export async function countTransferred(page: Page, isReturning = false): Promise<() => Transferred> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: !isReturning });
  const started = new Map<string, { kind: string; headBytes: number }>();
  const finished: { kind: string; bytes: number }[] = [];
  const open = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  network.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    started.set(requestId, { kind: type, headBytes: response.encodedDataLength }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const { kind, headBytes } = started.get(requestId) ?? { kind: 'Other', headBytes: 0 };
    finished.push({ kind, bytes: Math.max(0, encodedDataLength - headBytes) });
  });
  const sum = (kind?: string) =>
    finished.filter((file) => !kind || file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return () => ({
    requests: finished.length,
    openRequests: open.size,
    scriptBytes: sum('Script'),
    pictureBytes: sum('Image'),
    totalBytes: sum(),
  });
}
