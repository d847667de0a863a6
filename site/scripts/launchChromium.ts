import { type Browser, chromium } from '@playwright/test';

/** A browser for drawing pictures: `CHROMIUM_PATH` or Debian's Chromium, told to fetch nothing by itself. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
