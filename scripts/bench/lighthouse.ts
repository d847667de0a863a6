import { execa } from 'execa';
import { findChromium } from '../checks/chromium.ts';
import { CommandError } from '../command/runCommand.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';
import { servePagesByHand } from './pagesByHand.ts';

/** Kept out of the dependencies for its 151 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const ATTEMPTS = 3;
const baselineIs = 'the same words by hand';

/**
 * Lighthouse for phones, three times on every page of the sitemap and once on the same words by hand: the lowest of the
 * four scores, and the largest paint.
 */
export async function benchLighthouse(product: BenchProduct): Promise<Figure[]> {
  const { siteUrl } = product.status;
  const sitemap = await (await fetch(`${siteUrl}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  await using byHand = await servePagesByHand(product, paths);
  const figures: Figure[] = [];
  for (const path of paths) {
    const ours = await inspect(siteUrl + path, RUNS, product.signal);
    const theirs = await inspect(byHand.url + path, 1, product.signal);
    const figure = (what: string, unit: Figure['unit'], value: number, baseline: number) =>
      figures.push({ what: `${path}, ${what}`, unit, value, baseline, baselineIs });
    figure('lowest score', 'points', ours.lowestScore, theirs.lowestScore);
    figure('largest paint', 'ms', ours.lcpMs, theirs.lcpMs);
  }
  return figures;
}

/** The lowest score of several runs, and the largest paint in the middle of them. */
async function inspect(url: string, runs: number, signal: AbortSignal) {
  const scores: number[] = [];
  const paints: number[] = [];
  while (scores.length < runs) {
    const { lowestScore, lcpMs } = await inspectOnce(url, signal);
    scores.push(lowestScore);
    paints.push(lcpMs);
  }
  paints.sort((a, b) => a - b);
  return { lowestScore: Math.min(...scores), lcpMs: paints[Math.floor(runs / 2)] ?? Number.NaN };
}

async function inspectOnce(url: string, cancelSignal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
    const { stdout } = await execa('pnpm', ['dlx', LIGHTHOUSE, url, '--quiet', '--output=json', flags], {
      cancelSignal,
      // It ends with an error when a page could not be inspected; the report says so too.
      reject: false,
      env: { CHROME_PATH: findChromium() },
    });
    const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
    if (!runtimeError) {
      const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
      const lcpMs = audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
      return { lowestScore: Math.min(...scores), lcpMs };
    }
    // Chromium's trace has no beginning now and then; Lighthouse asks to be run again.
    if (attempt === ATTEMPTS)
      throw new CommandError(`Lighthouse could not inspect ${url}: ${runtimeError.message}`);
  }
}

/** What is read of a report; its format: https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
