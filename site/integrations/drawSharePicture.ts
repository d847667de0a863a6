import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brandColors } from '@vitrina/shared/brandColors.ts';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { balanceLines } from '../src/typography/balanceLines.ts';

/** Where the title goes: between the logo and the cornice of the picture. */
const TITLE_AREA = { left: 0, top: 90, width: 1200, height: 300 };
const LARGEST_FONT_PX = 138;
const MARGIN_PX = 44;
/** Average width of a letter in ems, rounded up. */
const LETTER_EM = 0.42;

const FAMILY = 'Sofia Sans Extra Condensed';
const STREET = fileURLToPath(new URL('../public/og-image.png', import.meta.url));

/** The studio's share picture with the given title: a PNG of 1200×630 px. */
export async function drawSharePicture(title: string): Promise<Uint8Array> {
  const lines = balanceLines(await drawablePart(title));
  const longest = Math.max(...lines.map((line) => line.length));
  const { width, height } = TITLE_AREA;
  const fontSize = Math.min(LARGEST_FONT_PX, (width - 2 * MARGIN_PX) / (longest * LETTER_EM));
  const titleSvg = await satori(titleBlock(lines, fontSize), { width, height, fonts: await fonts });
  return sharp(STREET)
    .composite([{ input: Buffer.from(titleSvg), left: TITLE_AREA.left, top: TITLE_AREA.top }])
    .png({ palette: true, colours: 64, dither: 0, effort: 3 })
    .toBuffer();
}

/** A title without what none of the fonts has, such as emoji: it would be drawn as an empty box. */
async function drawablePart(title: string): Promise<string> {
  const missing = new Set<string>();
  await satori(createElement('div', {}, title), {
    ...TITLE_AREA,
    fonts: await fonts,
    // Called with all graphemes that are missing of a language, or with one emoji.
    loadAdditionalAsset: async (_language, segment) => {
      for (const grapheme of graphemesOf(segment)) missing.add(grapheme);
      return [];
    },
  });
  const kept = graphemesOf(title).filter((grapheme) => !missing.has(grapheme));
  return kept
    .join('')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
}

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter('bg').segment(text), ({ segment }) => segment);

/** The last line is highlighted, like the second line of the home page's heading. */
function titleBlock(lines: string[], fontSize: number) {
  const lit = { background: brandColors.pave, marginLeft: -17, padding: '0 24px 0 17px', borderRadius: 3 };
  const area = {
    ...TITLE_AREA,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: `0 ${MARGIN_PX}px`,
    background: brandColors.plasterFix,
    color: brandColors.inkFix,
    fontFamily: FAMILY,
    fontSize,
    lineHeight: 0.98,
    letterSpacing: '-0.01em',
  } as const;
  return createElement(
    'div',
    { style: area },
    ...lines.map((line, index) =>
      createElement('div', { style: { whiteSpace: 'pre', ...(index === lines.length - 1 && lit) } }, line),
    ),
  );
}

const fonts: Promise<Font[]> = Promise.all(['cyrillic', 'latin', 'latin-ext', 'greek'].map(readFont));

async function readFont(script: string): Promise<Font> {
  const pack = 'sofia-sans-extra-condensed';
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/${pack}/files/${pack}-${script}-900-normal.woff`,
  );
  // Fonts with the same name replace each other. With different names, missing letters come from the next one.
  return {
    name: script === 'cyrillic' ? FAMILY : `${FAMILY} ${script}`,
    data: await readFile(file),
    weight: 900,
  };
}
