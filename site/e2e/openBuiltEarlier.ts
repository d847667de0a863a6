import type { Page } from '@playwright/test';

/** Opens a page as an older build would have left it: `change` alters its markup before any of its scripts runs. */
export async function openBuiltEarlier(page: Page, path: string, change: () => void): Promise<void> {
  await page.addInitScript(`
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change})();
    });`);
  await page.goto(path);
}

/** Turns a list into what a build without rows writes. */
export function removeRows(): void {
  const list = document.querySelector<HTMLElement>('.fresh-list');
  list?.querySelector('[data-rows]')?.replaceChildren();
  list?.setAttribute('data-state', 'loading');
}
