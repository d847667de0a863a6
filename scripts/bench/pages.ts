import { type Browser, devices } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';
import { serveHandWrittenPages } from './handWrittenPage.ts';

const PATHS = ['/', '/templates', '/services/websites', '/inquiry'];
const BASELINE = 'the same words by hand, one font, one picture';
/** The cookie banner comes after a second. */
const SETTLED_MS = 2000;

/** What a phone transfers for a page: on the first visit, and on the next one with the cache filled. */
export async function benchPages(product: BenchProduct): Promise<Figure[]> {
  const byHand = await serveHandWrittenPages(product, PATHS);
  const figures: Figure[] = [];
  try {
    for (const path of PATHS) {
      const ours = await visitTwice(product.browser, product.status.siteUrl + path);
      const theirs = await visitTwice(product.browser, byHand.url + path);
      const figure = (what: string, unit: Figure['unit'], read: (visits: Visits) => number): Figure => ({
        what: `${path}, ${what}`,
        unit,
        value: read(ours),
        baseline: read(theirs),
        baselineIs: BASELINE,
      });
      figures.push(
        figure('first visit', 'KB', ({ first }) => first.totalBytes / 1024),
        figure('first visit, scripts', 'KB', ({ first }) => first.scriptBytes / 1024),
        figure('first visit', 'requests', ({ first }) => first.requests),
        figure('returning', 'KB', ({ next }) => next.totalBytes / 1024),
        figure('returning, scripts', 'KB', ({ next }) => next.scriptBytes / 1024),
      );
    }
  } finally {
    await byHand.stop();
  }
  return figures;
}

interface Visits {
  first: Transferred;
  next: Transferred;
}

async function visitTwice(browser: Browser, url: string): Promise<Visits> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'bg-BG' });
  const visit = async (isReturning: boolean) => {
    const page = await context.newPage();
    const transferred = await countTransferred(page, isReturning);
    await page.goto(url, { waitUntil: 'networkidle' });
    // What comes later belongs to the visit too, and nothing on the page says that it was the last.
    await page.waitForTimeout(SETTLED_MS);
    // Somebody who returns has answered the question about cookies.
    await page.evaluate(() => localStorage.setItem('gdpr-consent', 'true'));
    await page.close();
    return transferred();
  };
  const first = await visit(false);
  // Counting the first visit keeps the cache empty, so the one in between fills it.
  await visit(true);
  const visits = { first, next: await visit(true) };
  await context.close();
  return visits;
}
