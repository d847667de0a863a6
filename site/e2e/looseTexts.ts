import type { Page } from '@playwright/test';
import { bindWords } from '../src/typography/bindWords.ts';

/**
 * The texts of a page's islands and toasts in which a line can end where none may. What a visitor has typed is left out,
 * and so is what must wrap like a field.
 * @param html a page that has not been opened, instead of the one that is open.
 */
export async function looseTexts(page: Page, html?: string): Promise<string[]> {
  const texts = await page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    return [...root.querySelectorAll('astro-island, .toasts')].flatMap((island) => {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.closest('option, script, style, svg, textarea, [data-sent] dd, .stand-in'))
          found.push(textContent ?? '');
      }
      return found;
    });
  }, html);
  return texts.filter((text) => bindWords(text) !== text);
}
