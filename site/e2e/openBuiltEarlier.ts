import type { Page } from '@playwright/test';

/** Opens a page as an earlier build would have left it: `change` alters its markup before any script of it runs. */
export async function openBuiltEarlier(page: Page, path: string, change: () => void): Promise<void> {
  await page.addInitScript(`
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change})();
    });`);
  await page.goto(path);
}

/** What a build leaves when there are no rows. */
export function removeRows(): void {
  const list = document.querySelector<HTMLElement>('.fresh-list');
  list?.querySelector('[data-rows]')?.replaceChildren();
  list?.setAttribute('data-state', 'loading');
}
