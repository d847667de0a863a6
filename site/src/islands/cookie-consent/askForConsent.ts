import { hasChosen } from './consent.ts';

const BANNER_DELAY_MS = 1_000;

if (!hasChosen())
  setTimeout(async () => {
    // It may have been answered in another tab.
    if (hasChosen()) return;
    const { showBanner } = await import('./showBanner.ts');
    showBanner();
  }, BANNER_DELAY_MS);
