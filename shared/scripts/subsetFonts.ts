import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Cut {
  name: string;
  family: string;
  /** The lightest and the heaviest weight that a style sheet asks for; one that stands for all halves the size. */
  weight: { min: number; max: number };
}

const cuts: Cut[] = [
  { name: 'sofia-sans', family: 'sofia-sans', weight: { min: 400, max: 750 } },
  {
    name: 'sofia-sans-extra-condensed',
    family: 'sofia-sans-extra-condensed',
    weight: { min: 875, max: 875 },
  },
  {
    name: 'sofia-sans-extra-condensed-quiet',
    family: 'sofia-sans-extra-condensed',
    weight: { min: 600, max: 600 },
  },
];

/**
 * What nearly every text of the product is written in. `src/styles/fonts.css` names the same characters; any other one
 * comes from the whole font, which a page loads only when such a character stands on it.
 */
const characters = {
  cyrillic: `\u040d\u045d\u2116${range(0x0410, 0x044f)}`,
  // With the digits and the punctuation, which the Cyrillic file of the whole font does not hold.
  latin:
    `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}` +
    '\u0020\u00a0!"#%&\'()*+,-./:;=?@_\u00a7\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2019\u201c\u201d\u201e\u2022\u2026\u20ac',
};

/** Small versions of the two typefaces, ready to be written to `src/fonts`: file name to content. */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, family, weight } of cuts) {
    for (const [part, text] of Object.entries(characters)) {
      const whole = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
      const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
      const small = await subsetFont(font, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
        // Prices stand under one another: tabular figures stay.
        keepFeatures: ['kern', 'tnum'],
        noHinting: true,
      });
      files.set(`${name}-${part}.woff2`, small);
    }
  }
  return files;
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
