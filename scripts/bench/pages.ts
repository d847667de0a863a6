import { type Browser, devices } from '@playwright/test';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';
import { servePagesByHand } from './pagesByHand.ts';
import { visit } from './visit.ts';

const PATHS = ['/', '/templates', '/services/websites', '/inquiry'];
const baselineIs = 'the same words by hand, one font, one picture';

/** What a phone transfers for a page: on the first visit, and on the next one with the cache filled. */
export async function benchPages(product: BenchProduct): Promise<Figure[]> {
  await using byHand = await servePagesByHand(product, PATHS);
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const ours = await visitTwice(product.browser, product.status.siteUrl, path);
    const theirs = await visitTwice(product.browser, byHand.url, path);
    const figure = (what: string, unit: Figure['unit'], value: number, baseline: number) =>
      figures.push({ what: `${path}, ${what}`, unit, value, baseline, baselineIs });
    for (const name of ['first visit', 'returning'] as const) {
      const [our, their] = [ours[name], theirs[name]];
      figure(name, 'KB', our.totalBytes / 1024, their.totalBytes / 1024);
      figure(`${name}, scripts`, 'KB', our.scriptBytes / 1024, their.scriptBytes / 1024);
    }
    // On the next visit most of them are answered by the cache.
    figure('first visit', 'requests', ours['first visit'].requests, theirs['first visit'].requests);
  }
  return figures;
}

async function visitTwice(browser: Browser, origin: string, path: string) {
  // Somebody who has answered the question about cookies: its code comes a second later, or never.
  const localStorage = [{ name: 'gdpr-consent', value: 'true' }];
  const context = await browser.newContext({
    ...devices['Moto G4'],
    locale: 'bg-BG',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const first = await visit(context, origin + path);
  // Counting the first visit keeps the cache empty, so the one in between fills it.
  await visit(context, origin + path, { isReturning: true });
  const returning = await visit(context, origin + path, { isReturning: true });
  await context.close();
  return { 'first visit': first, returning };
}
