/// <reference lib="dom" />
import { type Browser, devices, type Page } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/supabase/testing/countTransferred.ts';
import type { Figure } from '../Figure.ts';

/** What one visit of a phone shows. */
export interface Visit {
  unit: Figure['unit'];
  /** How many visits it takes: bytes are the same each time, times are not. */
  runs: number;
  read(browser: Browser, url: string): Promise<number>;
}

/** The cookie banner comes after a second. */
const SETTLED_MS = 1500;
/** A slow 4G connection, as Lighthouse has it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};

interface Phone {
  /** Whether the question about cookies has its answer. */
  hasAnswered: boolean;
  /** Dots to a pixel; the device has three. */
  deviceScaleFactor?: number;
}

const weight = (read: (sums: Transferred) => number, phone: Phone): Visit => ({
  unit: 'KB',
  runs: 1,
  read: (browser, url) =>
    visitOn(phone, browser, url, async (page) => {
      const transferred = await countTransferred(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(SETTLED_MS);
      return read(transferred()) / 1024;
    }),
});

export const wholeWeight = weight((sums) => sums.totalBytes, { hasAnswered: false });
export const scriptWeight = weight((sums) => sums.scriptBytes, { hasAnswered: true });
export const pictureWeight = weight((sums) => sums.pictureBytes, { hasAnswered: true });
export const pictureWeightOnPlainPhone = weight((sums) => sums.pictureBytes, {
  hasAnswered: true,
  deviceScaleFactor: 1,
});

/** From the request to the first text, on a slow connection. */
export const firstPaint: Visit = {
  unit: 'ms',
  runs: 5,
  read: (browser, url) =>
    visitOn({ hasAnswered: true }, browser, url, async (page) => {
      await slowDown(page);
      await page.goto(url);
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      return Number(await paint.jsonValue());
    }),
};

async function visitOn<Result>(
  { hasAnswered, ...screen }: Phone,
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const answer = { origin: new URL(url).origin, localStorage: [{ name: 'gdpr-consent', value: 'true' }] };
  const context = await browser.newContext({
    ...devices['Moto G4'],
    ...screen,
    locale: 'bg-BG',
    ...(hasAnswered && { storageState: { cookies: [], origins: [answer] } }),
  });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
}
