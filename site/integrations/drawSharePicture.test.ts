import { expect, test } from 'vitest';
import { drawSharePicture } from './drawSharePicture.ts';

test.each(['Кафе ☕️ за двама', '🇧🇬 Кафе за двама ✓', 'Кафе за 👨‍👩‍👧 двама →'])(
  'what no font has is left out of the picture of „%s“, not drawn as an empty box',
  async (title) => {
    expect(await picture(title)).toBe(await picture('Кафе за двама'));
  },
);

test('letters of other languages are drawn', async () => {
  const letters = ['č', 'ě', 'ő', 'ł', 'Ω'];
  expect(new Set(await Promise.all(letters.map(picture))).size).toBe(letters.length);
});

test('a title without any letter that can be drawn stops no build', async () => {
  await expect(picture('✓')).resolves.not.toBe('');
});

const picture = async (title: string) => Buffer.from(await drawSharePicture(title)).toString('base64');
