import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { CommandError } from '../command/runCommand.ts';

// The shell without a window needs about half the processor time of a whole browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Makes sure that the tests have a browser: the one named by `CHROMIUM_PATH`, one on this machine, or a fresh install.
 * @throws CommandError when none is found and none could be installed.
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;

  // Playwright's own build first; where its servers cannot be reached, the distribution's.
  await execa('playwright', ['install', '--with-deps', 'chromium'], { preferLocal: true, reject: false });
  if (!findChromium() && existsSync('/usr/bin/apt-get')) {
    await execa('apt-get', ['update', '-qq'], { reject: false });
    await execa('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      reject: false,
    });
  }
  if (findChromium()) return;
  throw new CommandError(
    'No Chromium was found and none could be installed. Set CHROMIUM_PATH to a browser.',
  );
}

/** A browser that this machine has, or undefined. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, macApplication, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
