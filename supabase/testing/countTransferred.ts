import type { Page } from '@playwright/test';

export interface Transferred {
  requests: number;
  /** Compressed, headers included, as the browser counted them. */
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
  const kinds = new Map<string, string>();
  const finished: { kind: string; bytes: number }[] = [];
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength });
  });
  const sum = (kind?: string) =>
    finished.filter((file) => !kind || file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return () => ({
    requests: finished.length,
    scriptBytes: sum('Script'),
    pictureBytes: sum('Image'),
    totalBytes: sum(),
  });
}
