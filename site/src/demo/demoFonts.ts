import { fontProviders } from 'astro/config';

const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
const LATIN = 'U+0000-00FF,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';

/** The fonts of the demo sites. Each page loads only those that it names. */
export const demoFonts = [
  family('Vollkorn', '--font-vollkorn', 'serif', [
    face('@fontsource-variable/vollkorn/files/vollkorn-*-wght-normal.woff2', '400 900'),
    face('@fontsource-variable/vollkorn/files/vollkorn-*-wght-italic.woff2', '400 900', 'italic'),
  ]),
  family('Manrope', '--font-manrope', 'sans-serif', [
    face('@fontsource-variable/manrope/files/manrope-*-wght-normal.woff2', '200 800'),
  ]),
  family('Cormorant', '--font-cormorant', 'serif', [
    face('@fontsource-variable/cormorant/files/cormorant-*-wght-normal.woff2', '300 700'),
    face('@fontsource-variable/cormorant/files/cormorant-*-wght-italic.woff2', '300 700', 'italic'),
  ]),
  family('Montserrat', '--font-montserrat', 'sans-serif', [
    face('@fontsource-variable/montserrat/files/montserrat-*-wght-normal.woff2', '100 900'),
  ]),
  family('Source Serif 4', '--font-source-serif', 'serif', [
    face('@fontsource-variable/source-serif-4/files/source-serif-4-*-wght-normal.woff2', '200 900'),
    face('@fontsource-variable/source-serif-4/files/source-serif-4-*-wght-italic.woff2', '200 900', 'italic'),
  ]),
  family('Spectral', '--font-spectral', 'serif', [
    face('@fontsource/spectral/files/spectral-*-400-normal.woff2', '400'),
    face('@fontsource/spectral/files/spectral-*-600-normal.woff2', '600'),
    face('@fontsource/spectral/files/spectral-*-400-italic.woff2', '400', 'italic'),
  ]),
  family('Unbounded', '--font-unbounded', 'sans-serif', [
    face('@fontsource-variable/unbounded/files/unbounded-*-wght-normal.woff2', '200 900'),
  ]),
  family('Onest', '--font-onest', 'sans-serif', [
    face('@fontsource-variable/onest/files/onest-*-wght-normal.woff2', '100 900'),
  ]),
];

type Style = 'normal' | 'italic';
type Variant = { src: [string]; weight: string; style: Style; unicodeRange: [string] };
type Face = [latin: Variant, cyrillic: Variant];

function family(name: string, cssVariable: `--${string}`, generic: string, faces: [Face, ...Face[]]) {
  const [first, ...rest] = faces;
  const variants: [Variant, ...Variant[]] = [...first, ...rest.flat()];
  return { name, cssVariable, provider: fontProviders.local(), fallbacks: [generic], options: { variants } };
}

/** Astro computes its fallback font from the first file, which must contain Latin letters. */
function face(file: string, weight: string, style: Style = 'normal'): Face {
  return [
    { src: [file.replace('*', 'latin')], weight, style, unicodeRange: [LATIN] },
    { src: [file.replace('*', 'cyrillic')], weight, style, unicodeRange: [CYRILLIC] },
  ];
}
