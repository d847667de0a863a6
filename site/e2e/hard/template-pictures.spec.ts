import { fileURLToPath } from 'node:url';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import sharp from 'sharp';
import { demoSlugs } from '../../scripts/demoSlugs.ts';
import { firstScreen } from '../../scripts/firstScreen.ts';

/** Mean difference, of 255. Compression and other fonts cause about 3, a changed headline 13 or more. */
const MAX_MEAN_DIFFERENCE = 6;

for (const slug of demoSlugs)
  test(`the picture of the template "${slug}" shows its demo as it is`, async ({ browser, backend }) => {
    const kept = fileURLToPath(import.meta.resolve(`../../src/assets/pictures/templates/${slug}.webp`));
    const [demo, picture] = await Promise.all([
      grey(await firstScreen(browser, backend.siteUrl, slug)),
      grey(kept),
    ]);
    const difference = demo.reduce((sum, value, place) => sum + Math.abs(value - (picture[place] ?? 0)), 0);
    expect(difference / demo.length).toBeLessThan(MAX_MEAN_DIFFERENCE);
  });

const grey = (image: string | Buffer) => sharp(image).resize(640, 480).greyscale().raw().toBuffer();
