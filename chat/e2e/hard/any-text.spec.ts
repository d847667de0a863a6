import { sampleTexts } from '@vitrina/tests/fuzz/someText.ts';
import { expect, test } from '../chatTest.ts';
import { storeMessages } from '../storeMessages.ts';

/** Fewer than a page, so that all are shown at once. */
const MESSAGES = 45;

test('whatever was written is shown as text, to the last sign', async ({ clientPage, client, backend }) => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`Seed ${seed}`);
  // The database rejects blank texts, NUL and lone surrogates.
  const texts = sampleTexts(400, seed)
    .filter((text) => /[a-zа-я0-9<😀]/iu.test(text) && !text.includes('\0') && text.isWellFormed())
    .filter((text) => [...text].length <= 4000)
    .slice(0, MESSAGES);
  expect(texts.length).toBe(MESSAGES);
  await storeMessages(backend, client.id, texts);
  await clientPage.reload();
  const bubbles = clientPage.locator('.bubble-text');
  await expect(bubbles).toHaveCount(MESSAGES);
  const shown = await bubbles.evaluateAll((all) => all.map((bubble) => bubble.textContent));
  expect(shown).toEqual(texts);
  // Nothing of it was parsed as HTML.
  expect(await bubbles.locator('script, img, iframe, style').count()).toBe(0);
});
