import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { findChromium } from '../chromium.ts';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, median } from './Figure.ts';
import { serveHandWrittenPages } from './handWrittenPage.ts';

/** Kept out of the dependencies for its 151 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = ['/', '/templates', '/services/websites', '/pricing', '/blog/1', '/inquiry'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

/** Lighthouse for phones: the lowest of the four categories' scores, and the largest contentful paint. */
export async function benchLighthouse(product: BenchProduct): Promise<Figure[]> {
  const byHand = await serveHandWrittenPages(product, PATHS);
  const figures: Figure[] = [];
  const baselineIs = 'the same words by hand';
  try {
    for (const path of PATHS) {
      const ours = await inspect(product.status.siteUrl + path, product.signal);
      const theirs = await inspect(byHand.url + path, product.signal);
      for (const category of CATEGORIES)
        figures.push({
          what: `${path}, ${category}`,
          unit: 'points',
          value: ours.scores[category],
          baseline: theirs.scores[category],
          baselineIs,
        });
      figures.push({
        what: `${path}, largest paint`,
        unit: 'ms',
        value: ours.lcpMs,
        baseline: theirs.lcpMs,
        baselineIs,
      });
    }
  } finally {
    await byHand.stop();
  }
  return figures;
}

interface Inspection {
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcpMs: number;
}

async function inspect(url: string, cancelSignal: AbortSignal): Promise<Inspection> {
  const runs: Inspection[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await inspectOnce(url, cancelSignal));
  const score = (category: (typeof CATEGORIES)[number]) => median(runs.map(({ scores }) => scores[category]));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
  };
}

async function inspectOnce(url: string, cancelSignal: AbortSignal): Promise<Inspection> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await execa(
      'pnpm',
      [
        'dlx',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      ],
      { cancelSignal, env: { CHROME_PATH: findChromium() } },
    );
    const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [category, categories[category].score * 100]),
    ) as Inspection['scores'];
    return { scores, lcpMs: audits['largest-contentful-paint'].numericValue };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
