import { execa } from 'execa';
import { findChromium } from '../checks/chromium.ts';
import { CommandError } from '../command/runCommand.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';
import { servePagesByHand } from './pagesByHand.ts';

/** Kept out of the dependencies for its 151 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const baselineIs = 'the same words by hand';

/** Lighthouse for phones, on every page of the sitemap: the lowest of its four scores, and the largest paint. */
export async function benchLighthouse(product: BenchProduct): Promise<Figure[]> {
  const { siteUrl } = product.status;
  const sitemap = await (await fetch(`${siteUrl}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  await using byHand = await servePagesByHand(product, paths);
  const figures: Figure[] = [];
  for (const path of paths) {
    const ours = await inspect(siteUrl + path, product.signal);
    const theirs = await inspect(byHand.url + path, product.signal);
    const figure = (what: string, unit: Figure['unit'], value: number, baseline: number) =>
      figures.push({ what: `${path}, ${what}`, unit, value, baseline, baselineIs });
    figure('lowest score', 'points', ours.lowestScore, theirs.lowestScore);
    figure('largest paint', 'ms', ours.lcpMs, theirs.lcpMs);
  }
  return figures;
}

/** One run where nothing is lost; otherwise the middle one of several, because a busy machine costs points. */
async function inspect(url: string, signal: AbortSignal) {
  const runs = [await inspectOnce(url, signal)];
  while (runs.length < RUNS && runs[0]?.lowestScore !== 100) runs.push(await inspectOnce(url, signal));
  const [lowest, middle] = runs.sort((a, b) => a.lowestScore - b.lowestScore);
  return middle ?? lowest ?? { lowestScore: Number.NaN, lcpMs: Number.NaN };
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
    if (attempt === RUNS)
      throw new CommandError(`Lighthouse could not inspect ${url}: ${runtimeError.message}`);
  }
}

/** What is read of a report; its format: https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
