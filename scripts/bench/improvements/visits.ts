/// <reference lib="dom" />
import { type Browser, devices, type Page } from '@playwright/test';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { countTransferred, type Transferred } from '@vitrina/supabase/testing/countTransferred.ts';
import { signInSession } from '@vitrina/supabase/testing/session.ts';
import type { BenchProduct } from '../benchProduct.ts';
import { type Figure, timed } from '../Figure.ts';

/** What one visit of a phone shows. */
export interface Visit {
  unit: Figure['unit'];
  /** How many visits it takes: bytes are the same each time, times are not. */
  runs: number;
  read(product: BenchProduct, url: string): Promise<number>;
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
  /** What the browser keeps from earlier. */
  stored?: { name: string; value: string }[];
  /** Dots to a pixel; the device has three. */
  deviceScaleFactor?: number;
}

/** The question about cookies has its answer. */
const ANSWERED = [{ name: 'gdpr-consent', value: 'true' }];

const weight = (read: (sums: Transferred) => number, phone: Phone): Visit => ({
  unit: 'KB',
  runs: 1,
  read: ({ browser }, url) =>
    visitOn(phone, browser, url, async (page) => {
      const transferred = await countTransferred(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(SETTLED_MS);
      return read(transferred()) / 1024;
    }),
});

export const wholeWeight = weight((sums) => sums.totalBytes, {});
export const scriptWeight = weight((sums) => sums.scriptBytes, { stored: ANSWERED });
export const pictureWeight = weight((sums) => sums.pictureBytes, { stored: ANSWERED });
export const pictureWeightOnPlainPhone = weight((sums) => sums.pictureBytes, {
  stored: ANSWERED,
  deviceScaleFactor: 1,
});

/** From the request to the first text, on a slow connection. */
export const firstPaint: Visit = {
  unit: 'ms',
  runs: 5,
  read: ({ browser }, url) =>
    visitOn({ stored: ANSWERED }, browser, url, async (page) => {
      await slowDown(page);
      await page.goto(url);
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      return Number(await paint.jsonValue());
    }),
};

/** From opening the console, signed in, to its first page. */
export const firstPageOfTheConsole: Visit = {
  unit: 'ms',
  runs: 5,
  read: async ({ browser, status }, url) => {
    const session = await signInSession(status, status.admin.email, status.admin.password);
    return visitOn({ stored: [{ name: SESSION_KEY, value: session }] }, browser, url, (page) =>
      timed(async () => {
        await page.goto(url);
        await page.locator('h1').first().waitFor();
      }),
    );
  },
};

async function visitOn<Result>(
  { stored, ...screen }: Phone,
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...devices['Moto G4'],
    ...screen,
    locale: 'bg-BG',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: stored ?? [] }] },
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
