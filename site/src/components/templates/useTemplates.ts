import type { Prebuilt } from '../../data/prebuilt.ts';
import type { Template } from '../../data/templates.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';

/** Those of the page, read again once they are outdated. */
export const useTemplates = ({ rows }: Prebuilt<Template>, isOutdated: boolean) =>
  useFreshRows(rows, isOutdated, async () => {
    const { fetchActiveTemplates } = await import('../../data/templates.ts');
    return fetchActiveTemplates();
  });
