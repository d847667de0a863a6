import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../scripts/checks/chromium.ts';

/** Uses the tests' browser to draw the pictures, because browsers differ in how they smooth letters. */
export async function launchChromium(): Promise<Browser> {
  await ensureChromium();
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
