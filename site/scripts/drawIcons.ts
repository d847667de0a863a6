/** Draws the icons of the installed site from `favicon.svg`. Usage: `node site/scripts/drawIcons.ts` */
import { fileURLToPath } from 'node:url';
import { brandColors } from '@vitrina/shared/brandColors.ts';
import sharp from 'sharp';

const SOURCE_PX = 64;
const DPI_AT_SOURCE_SIZE = 72;

const publicFile = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const draw = (sizePx: number) =>
  sharp(publicFile('favicon.svg'), { density: (DPI_AT_SOURCE_SIZE * sizePx) / SOURCE_PX })
    .resize(sizePx, sizePx)
    .png({ palette: true, effort: 10 });

await draw(192).toFile(publicFile('icon-192.png'));
await draw(512).toFile(publicFile('icon-512.png'));
// Android crops this one to any shape: the mark stays within the middle 80 %.
await draw(440)
  .flatten({ background: brandColors.bottle })
  .extend({ top: 36, bottom: 36, left: 36, right: 36, background: brandColors.bottle })
  .toFile(publicFile('icon-maskable-512.png'));
// iOS rounds the corners itself and draws transparency black.
await draw(180).flatten({ background: brandColors.bottle }).toFile(publicFile('apple-touch-icon.png'));
