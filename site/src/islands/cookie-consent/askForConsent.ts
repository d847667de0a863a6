import { hasChosen } from './consent.ts';

const BANNER_DELAY_MS = 1_000;

if (!hasChosen())
  setTimeout(async () => {
    const { showBanner } = await import('./showBanner.ts');
    showBanner();
  }, BANNER_DELAY_MS);
