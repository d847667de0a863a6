import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../scripts/checks/chromium.ts';

/** The browser of the tests, for drawing pictures: two browsers smooth the same letters in two ways. */
export async function launchChromium(): Promise<Browser> {
  await ensureChromium();
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
