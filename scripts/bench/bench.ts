import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../checks/chromium.ts';
import { CommandError, runCommand } from '../command/runCommand.ts';
import { root } from '../root.ts';
import { benchAdminStart } from './adminStart.ts';
import { type BenchProduct, startBenchProduct } from './benchProduct.ts';
import { benchBuilds } from './builds.ts';
import { benchChatLoad } from './chatLoad.ts';
import type { Figure } from './Figure.ts';
import { figuresPage, rounded } from './figuresPage.ts';
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
};

const folder = join(root, 'docs/performance');

/**
 * `npm run bench [-- group …]`: measures the product, each figure beside a baseline of the same run, prints a table and
 * writes it to `docs/performance/<group>.md`.
 */
await runCommand(async (signal) => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in groups));
  if (unknown)
    throw new CommandError(`There is no group "${unknown}". Groups: ${Object.keys(groups).join(', ')}.`);

  await ensureChromium();
  const product = await startBenchProduct(signal);
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, measure] of Object.entries(groups)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`\n── ${name} ──`);
      const figures = await measure(product);
      console.table(figures.map(asRow));
      await writeFile(join(folder, `${name}.md`), figuresPage(name, figures));
      signal.throwIfAborted();
    }
  } finally {
    await product.stop();
  }
  console.log(`\nWritten to ${folder}`);
});

function asRow({ what, value, baseline, unit, baselineIs }: Figure) {
  return { what, measured: rounded(value), baseline: rounded(baseline), unit, 'baseline is': baselineIs };
}
