import type { ImageMetadata } from 'astro';
import places from '../../assets/trades/names.json';
import { type BuiltPicture, buildPicture } from '../../pictures/buildPicture.ts';

/**
 * Where a demo writes its name on its first screen, in percent of the screen's width. Measured by
 * scripts/captureSigns.ts.
 */
export interface NamePlace {
  left: number;
  top: number;
  height: number;
  size: number;
  room: number;
  letter: number;
  style: string;
  spacing: number;
  color: string;
}

/** The first screen of a demo with its name, without it, and where the name stands. */
interface DemoScreen {
  picture: BuiltPicture;
  nameless: BuiltPicture;
  place: NamePlace;
}

export interface DemoScreens {
  wide: DemoScreen;
  narrow: DemoScreen;
}

const files = import.meta.glob<ImageMetadata>('../../assets/trades/*.webp', {
  eager: true,
  import: 'default',
});

const known: Record<string, Record<keyof DemoScreens, NamePlace>> = places;

/** @throws Error for a demo without pictures, so that the build fails. */
export async function demoScreens(demo: string): Promise<DemoScreens> {
  const place = known[demo];
  if (!place) throw new Error(`scripts/captureSigns.ts has taken no pictures of the demo "${demo}".`);
  const screen = async (name: keyof DemoScreens, widths: number[], shape: number): Promise<DemoScreen> => {
    const build = (file: string) => buildPicture(fileOf(`${demo}-${name}${file}`), widths, shape);
    return { picture: await build(''), nameless: await build('-nameless'), place: place[name] };
  };
  return {
    wide: await screen('wide', [960, 1280], 1 / 2),
    narrow: await screen('narrow', [480, 720], 4 / 3),
  };
}

function fileOf(name: string): ImageMetadata {
  const file = files[`../../assets/trades/${name}.webp`];
  if (!file) throw new Error(`There is no picture "${name}" in src/assets/trades.`);
  return file;
}
