import type { JSHandle } from '@playwright/test';
import type * as PrepareImage from '@vitrina/shared/prepareImage.ts';
import { test as base, expect } from '@vitrina/tests/fixtures/test.ts';
import sharp, { type Color } from 'sharp';
import { browserModule } from './browserModule.ts';

type Module = typeof PrepareImage;

const test = base.extend<{ preparing: JSHandle<Module> }>({
  preparing: async ({ page }, use) => {
    // The only page without a content security policy, so the module can be loaded into it.
    await page.goto('/robots.txt');
    await use(await browserModule<Module>(page, '@vitrina/shared/prepareImage.ts'));
  },
});

async function prepare(preparing: JSHandle<Module>, file: Buffer) {
  const result = await preparing.evaluate(async ({ prepareImage }, base64) => {
    const prepared = await prepareImage(await (await fetch(`data:;base64,${base64}`)).blob());
    if (!prepared.ok) return prepared;
    const { blob, ...facts } = prepared.value;
    const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
    return { ok: true as const, facts, base64: btoa(letters.join('')) };
  }, file.toString('base64'));
  return result.ok
    ? { facts: result.facts, bytes: Buffer.from(result.base64, 'base64') }
    : { reason: result.reason };
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 30 } as const;

const canvas = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } });

test("a phone's photo becomes small and upright, and loses its location data", async ({ preparing }) => {
  const photo = await sharp({
    create: { width: 2400, height: 1800, channels: 3, noise: NOISE, background: '#888' },
  })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 41/1 51/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true);

  const { facts, bytes = photo } = await prepare(preparing, photo);
  expect(facts).toEqual({ type: 'image/webp', extension: 'webp', width: 1500, height: 2000 });
  expect(bytes.length).toBeLessThan(photo.length / 2);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1500, height: 2000 });
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
});

test('transparency and animation are kept', async ({ preparing }) => {
  const logo = await canvas(300, 200, '#0000').png().toBuffer();
  const { facts, bytes } = await prepare(preparing, logo);
  expect(facts).toMatchObject({ type: 'image/webp', width: 300, height: 200 });
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);

  const frames = await Promise.all(['#f00', '#00f'].map((colour) => canvas(40, 30, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await prepare(preparing, moving)).toEqual({
    facts: { type: 'image/gif', extension: 'gif', width: 40, height: 30 },
    bytes: moving,
  });
  const still = await canvas(40, 30, '#f00').gif().toBuffer();
  expect((await prepare(preparing, still)).facts).toMatchObject({ type: 'image/webp' });
});

test('a browser that cannot write WebP makes a JPEG, or a PNG if the picture is transparent', async ({
  preparing,
}) => {
  await preparing.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options);
    };
  });
  const photo = await canvas(64, 48, '#bb5533').jpeg().toBuffer();
  expect((await prepare(preparing, photo)).facts).toMatchObject({ type: 'image/jpeg', extension: 'jpg' });
  const logo = await canvas(64, 48, '#b538').png().toBuffer();
  expect((await prepare(preparing, logo)).facts).toMatchObject({ type: 'image/png', extension: 'png' });
});

test('a file that the browser cannot open is refused', async ({ preparing }) => {
  const photo = await canvas(64, 48, '#bb5533').png().toBuffer();
  expect(await prepare(preparing, photo.subarray(0, 40))).toEqual({ reason: 'unreadable' });
  expect(await prepare(preparing, Buffer.from('<svg/>'))).toEqual({ reason: 'unsupported' });
});
