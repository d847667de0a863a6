import { expect, test } from 'vitest';
import { isAnimatedGif } from './isAnimatedGif.ts';

const header = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0];
/** Two colours for the whole file. */
const start = [...header, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const pictureWithColours = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 9, 9, 9, 2, 2, 0x44, 1, 0];
const pause = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const loop = [0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0];
const end = [0x3b];

const gif = (...blocks: number[][]) => new Uint8Array(blocks.flat());

test('two pictures are an animation', () => {
  expect(isAnimatedGif(gif(start, loop, pause, picture, pause, picture, end))).toBe(true);
  expect(isAnimatedGif(gif([...header, 0, 0, 0], pictureWithColours, pictureWithColours, end))).toBe(true);
});

test('one picture is not an animation, even with a delay and a loop', () => {
  expect(isAnimatedGif(gif(start, picture, end))).toBe(false);
  expect(isAnimatedGif(gif(start, loop, pause, picture, end))).toBe(false);
});

test('a truncated file is read as far as possible', () => {
  const whole = gif(start, pause, picture, pause, picture, end);
  for (let length = 0; length < whole.length; length++)
    expect(() => isAnimatedGif(whole.subarray(0, length))).not.toThrow();
  expect(isAnimatedGif(new Uint8Array())).toBe(false);
});
