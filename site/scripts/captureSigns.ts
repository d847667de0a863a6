/**
 * Takes the pictures of the demo sites for the trade pages: each on a wide screen and on a phone, with its name and
 * without it. Also records where the name stands. Usage: `node site/scripts/captureSigns.ts [address of the running
 * site]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoSlugs } from './demoSlugs.ts';
import { launchChromium } from './launchChromium.ts';
import { openDemo } from './openDemo.ts';

const screens = {
  wide: { width: 1280, height: 640, scale: 1 },
  narrow: { width: 390, height: 520, scale: 2 },
};

const folder = new URL('../src/assets/trades/', import.meta.url);

const [address = 'http://localhost:4321'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
const places: Record<string, Record<string, unknown>> = {};
try {
  for (const slug of demoSlugs)
    for (const [screen, size] of Object.entries(screens)) {
      const page = await openDemo(browser, address, slug, size);
      places[slug] = { ...places[slug], [screen]: await page.evaluate(measureName) };
      await save(`${slug}-${screen}`, await firstScreen(page, size));
      await page.evaluate(hideName);
      await save(`${slug}-${screen}-nameless`, await firstScreen(page, size));
      await page.close();
    }
} finally {
  await browser.close();
}
await writeFile(new URL('names.json', folder), `${JSON.stringify(places, null, 2)}\n`);

type Size = (typeof screens)['wide'];

function firstScreen(page: Page, { width, height }: Size): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width, height } });
}

async function save(name: string, png: Buffer): Promise<void> {
  const webp = await sharp(png).webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(new URL(`${name}.webp`, folder), webp);
  console.log(`${name}.webp: ${(webp.length / 1000).toFixed(1)} kB`);
}

/** Measures in percent of the picture's width, so that the result fits every size of the picture. Runs in the page. */
function measureName() {
  const element = document.querySelector('header .name') ?? document.querySelector('h1');
  const text = [...(element?.childNodes ?? [])].findLast((node) => node.textContent?.trim());
  if (!(element && text)) throw new Error('This demo shows no name.');
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const neighbour = document.querySelector('header nav')?.getBoundingClientRect();
  const isBeside = neighbour && neighbour.left > box.right && neighbour.top < box.bottom;
  // A name that stands alone on a wide screen has a drawing beside it.
  const end = isBeside ? neighbour.left - size : innerWidth * (innerWidth > 700 ? 0.6 : 1) - box.left;
  const share = (pixels: number) => Math.round((10_000 * pixels) / innerWidth) / 100;
  return {
    left: share(box.left),
    top: share(box.top),
    height: share(box.height),
    size: share(size),
    /** The maximum width of a name. */
    room: share(end - box.left),
    /** The average width of a letter in em. */
    letter: Math.round((100 * box.width) / size / (text.textContent?.trim().length ?? 1)) / 100,
    style: `${style.fontStyle} ${style.fontWeight}`,
    spacing: Math.round((1000 * (Number.parseFloat(style.letterSpacing) || 0)) / size) / 1000,
    color: style.color,
  };
}

function hideName() {
  const element = document.querySelector<HTMLElement>('header .name') ?? document.querySelector('h1');
  element?.style.setProperty('color', 'transparent');
}
