import { someText } from '@vitrina/tests/fuzz/someText.ts';
import fc from 'fast-check';
import { expect, test } from '../chatTest.ts';
import { storeMessages } from '../storeMessages.ts';

/** Less than a page, so that all are shown at once. */
const MESSAGES = 45;

// The database stores no invisible texts, zero bytes or halves of characters.
const message = someText
  .filter((text) => /[a-zа-я0-9<😀]/iu.test(text) && !text.includes('\0') && text.isWellFormed())
  .filter((text) => [...text].length <= 4000);

test('whatever was written is shown as text, to the last character', ({ clientPage, client, backend }) =>
  fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: MESSAGES, maxLength: MESSAGES }), async (texts) => {
      await storeMessages(backend, client.id, texts);
      await clientPage.reload();
      const bubbles = clientPage.getByRole('listitem').locator('[dir=auto]');
      await expect(bubbles).toHaveCount(MESSAGES);
      const shown = await bubbles.evaluateAll((all) => all.map((bubble) => bubble.textContent));
      expect(shown).toEqual(texts);
      // None of it has become an element of the page.
      expect(await bubbles.locator('script, img, iframe, style').count()).toBe(0);
    }),
    { numRuns: 1, endOnFailure: true },
  ));
