import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

interface Cut {
  name: string;
  /** Version 4.101 from github.com/lettersoup/Sofia-Sans: npm packages have it only in pieces for each script. */
  source: 'SofiaSans[wght].ttf' | 'SofiaSansExtraCondensed[wght].ttf';
  /** The lightest and heaviest weights that a style sheet asks for; a single weight halves the size. */
  weight: { min: number; max: number };
  characters: string;
}

/**
 * The characters of nearly every text of the product, in one file: a browser shapes a line separately for each font
 * file, and spaces and commas are everywhere.
 */
const usual =
  `\u040d\u045d\u2116${range(0x0410, 0x044f)}${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}` +
  '\u0020\u00a0!"#%&\'()*+,-./:;=?@_\u00a7\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2019\u201c\u201d\u201e\u2022\u2026\u20ac';

/** Other Cyrillic and Latin letters and signs, which a page loads only if it contains one. */
const rest = withoutUsual(
  `\u0301\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u0490\u0491\u04b0\u04b1\u2122\u2212` +
    range(0x21, 0x7e) +
    range(0xa1, 0xff) +
    range(0x0400, 0x045f) +
    range(0x2010, 0x2027) +
    range(0x2030, 0x205e),
);

const cuts: Cut[] = [
  { name: 'sofia-sans', source: 'SofiaSans[wght].ttf', weight: { min: 400, max: 750 }, characters: usual },
  {
    name: 'sofia-sans-rest',
    source: 'SofiaSans[wght].ttf',
    weight: { min: 400, max: 750 },
    characters: rest,
  },
  {
    name: 'sofia-sans-extra-condensed',
    source: 'SofiaSansExtraCondensed[wght].ttf',
    weight: { min: 875, max: 875 },
    characters: usual,
  },
  {
    name: 'sofia-sans-extra-condensed-quiet',
    source: 'SofiaSansExtraCondensed[wght].ttf',
    weight: { min: 600, max: 600 },
    characters: usual,
  },
  {
    name: 'sofia-sans-extra-condensed-rest',
    source: 'SofiaSansExtraCondensed[wght].ttf',
    weight: { min: 500, max: 900 },
    characters: rest,
  },
];

/** Subsets of the two typefaces for `src/fonts`: file name to content. */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, source, weight, characters } of cuts) {
    const font = await readFile(new URL(`fonts/${source}`, import.meta.url));
    const small = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      // Prices are aligned below each other: tabular figures stay.
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    });
    files.set(`${name}.woff2`, small);
  }
  return files;
}

function withoutUsual(characters: string): string {
  return [...characters].filter((character) => !usual.includes(character)).join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

if (import.meta.main) {
  for (const [name, content] of await subsetFonts()) {
    await writeFile(new URL(`../src/fonts/${name}`, import.meta.url), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
}
