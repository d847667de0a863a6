import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureChromium } from '../checks/chromium.ts';
import { CommandError, runCommand } from '../command/runCommand.ts';
import { root } from '../root.ts';
import { benchAdminStart } from './adminStart.ts';
import { type BenchProduct, startBenchProduct } from './benchProduct.ts';
import { benchBuilds } from './builds.ts';
import { benchChatLoad } from './chatLoad.ts';
import { benchChatOnScreen } from './chatOnScreen.ts';
import { type Figure, figuresPage } from './Figure.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchSchedule } from './schedule.ts';
import { benchStartup } from './startup.ts';
import { benchSubmits } from './submits.ts';

const groups: Record<string, (product: BenchProduct) => Promise<Figure[]>> = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  admin: benchAdminStart,
  builds: benchBuilds,
  startup: benchStartup,
  submits: benchSubmits,
  schedule: benchSchedule,
  chat: async (product) => [...(await benchChatOnScreen(product)), ...(await benchChatLoad(product))],
};

/**
 * `npm run bench [-- group …]`: measures the product, each figure beside a baseline of the same run, prints them and writes
 * them to `docs/performance/<group>.md`.
 */
await runCommand(async (signal) => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in groups));
  if (unknown)
    throw new CommandError(`There is no group "${unknown}". Groups: ${Object.keys(groups).join(', ')}.`);

  await ensureChromium();
  await using product = await startBenchProduct(signal);
  for (const [name, measure] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const page = figuresPage(name, await measure(product));
    console.log(`\n${page}`);
    const path = join(root, 'docs/performance', `${name}.md`);
    await writeFile(path, page);
    await execa('biome', ['format', '--write', path], { cwd: root, preferLocal: true });
    signal.throwIfAborted();
  }
});
