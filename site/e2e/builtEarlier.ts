import type { Page } from '@playwright/test';

/** Makes every page in the tab count as outdated. */
export const ageContent = (page: Page) =>
  page.route('**/rest/v1/rpc/content_version', (route) => route.fulfill({ json: 0 }));

/** Makes the API return other rows than it has. */
export const changeRows = <Row extends object>(
  page: Page,
  table: string,
  change: (rows: Row[]) => Partial<Row>[],
) =>
  page.route(`**/rest/v1/${table}?*`, async (route) => {
    const response = await route.fetch();
    const rows = change(await response.json());
    const headers = { ...response.headers(), 'content-range': `0-${rows.length - 1}/${rows.length}` };
    await route.fulfill({ response, headers, json: rows });
  });
