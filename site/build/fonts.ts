import { fontProviders } from 'astro/config';

const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Two variable fonts of two files each. Their default glyphs are the Bulgarian letterforms. */
export const fonts = [
  family('Sofia Sans', '--font-sofia', 'sofia-sans'),
  family('Sofia Sans Extra Condensed', '--font-sofia-condensed', 'sofia-sans-extra-condensed'),
];

interface Variant {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string];
}

function family(name: string, cssVariable: `--${string}`, pack: string) {
  const variant = (script: string, unicodeRange: string): Variant => ({
    src: [`@fontsource-variable/${pack}/files/${pack}-${script}-wght-normal.woff2`],
    weight: '1 1000',
    style: 'normal',
    unicodeRange: [unicodeRange],
  });
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    // Astro measures its stand-in font on the first file, which needs latin letters in it;
    // layouts/Fonts.astro preloads the last one, the cyrillic.
    options: { variants: [variant('latin', LATIN), variant('cyrillic', CYRILLIC)] as [Variant, Variant] },
  };
}
