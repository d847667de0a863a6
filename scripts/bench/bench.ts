import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/parts.ts';
import { ensureChromium } from '../chromium.ts';
import { CommandError, runCommand } from '../command.ts';
import { benchAdminStart } from './adminStart.ts';
import { type BenchProduct, startBenchProduct } from './benchProduct.ts';
import { benchBuilds } from './builds.ts';
import { benchChatLoad } from './chatLoad.ts';
import { drawFigures } from './drawFigures.ts';
import type { Figure } from './Figure.ts';
import { benchImprovements } from './improvements/benchImprovements.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchStartup } from './startup.ts';
import { benchSubmits } from './submits.ts';

const groups: Record<string, (product: BenchProduct) => Promise<Figure[]>> = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  admin: benchAdminStart,
  builds: benchBuilds,
  startup: benchStartup,
  submits: benchSubmits,
  chat: benchChatLoad,
  improvements: benchImprovements,
};

const folder = join(root, 'docs/performance');
const latest = join(folder, 'latest.json');

/**
 * `npm run bench [-- group …]`: measures the product, each figure beside a baseline of the same run, prints a table and
 * writes `docs/performance/latest.json` and `latest.svg`.
 */
await runCommand(async (signal) => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in groups));
  if (unknown)
    throw new CommandError(`There is no group "${unknown}". Groups: ${Object.keys(groups).join(', ')}.`);

  await ensureChromium();
  const product = await startBenchProduct(signal);
  const results: Record<string, Figure[]> = {};
  try {
    for (const [name, measure] of Object.entries(groups)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`\n── ${name} ──`);
      results[name] = await measure(product);
      console.table(results[name].map(asRow));
      signal.throwIfAborted();
    }
  } finally {
    await product.stop();
  }

  const all = { ...(await earlierResults()), ...results };
  await mkdir(folder, { recursive: true });
  await writeFile(latest, `${JSON.stringify(all, rounded, 2)}\n`);
  await writeFile(join(folder, 'latest.svg'), drawFigures(all));
  console.log(`\nWritten to ${folder}`);
});

/** Groups that this run left out keep their figures: each has its baseline from its own run. */
async function earlierResults(): Promise<Record<string, Figure[]>> {
  return existsSync(latest) ? JSON.parse(await readFile(latest, 'utf8')) : {};
}

function asRow({ what, value, baseline, unit, baselineIs }: Figure) {
  return { what, measured: round(value), baseline: round(baseline), unit, 'baseline is': baselineIs };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? round(value) : value;
}
