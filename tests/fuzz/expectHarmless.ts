/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { someAddressEnd } from './someAddress.ts';

interface Addresses {
  path: fc.Arbitrary<string>;
  /** The names that the page reads in its query; there will be others too. */
  parameters: string[];
  /** Waits until the page is there. */
  ready: (page: Page) => Promise<unknown>;
  /** Errors in the console that belong to what is opened. */
  expectedErrors?: RegExp[];
}

// Every address takes a second: a smaller one that does the same harm is not looked for.
const TRIES = { numRuns: 15, endOnFailure: true };

/** Opens addresses, each as if by a link, and fails with the one that breaks the page, leads away or writes into it. */
export async function expectHarmless(
  page: Page,
  { path, parameters, ready, expectedErrors = [] }: Addresses,
): Promise<void> {
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const isExpected = expectedErrors.some((pattern) => pattern.test(message.text()));
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });

  await fc.assert(
    fc.asyncProperty(path, someAddressEnd(parameters), async (asked, end) => {
      complaints = [];
      // Another hash alone would not load the page anew.
      await page.goto('about:blank');
      await page.goto(asked + end);
      await ready(page);
      const planted = await page.evaluate(() => ({
        elements: document.querySelectorAll('.planted').length,
        properties: Object.keys(Object.prototype).length,
      }));
      expect({ ...planted, complaints, path: new URL(page.url()).pathname }).toEqual({
        elements: 0,
        properties: 0,
        complaints: [],
        path: asked,
      });
    }),
    TRIES,
  );
}
