import type { APIRequestContext, Browser } from '@playwright/test';
import { brand } from '@vitrina/shared/brand.ts';

/** A page as its HTML describes it, before any script runs. */
export interface CrawledPage {
  path: string;
  html: string;
  title: string;
  h1s: string[];
  description: string;
  canonical: string;
  isIndexed: boolean;
  /** Links within this site, as path and hash. */
  links: string[];
  /** Those of its content that lead to the inquiry form. */
  calls: string[];
  files: string[];
  ids: string[];
  jsonLd: { '@type': string }[];
  /** Addresses of links to other sites. */
  elsewhere: string[];
  /** Its visible text. */
  text: string;
}

type PageFacts = Omit<CrawledPage, 'path' | 'html'>;

/** Crawls all pages that links lead to, starting at the given paths. */
export async function crawl(browser: Browser, siteUrl: string, starts: string[]): Promise<CrawledPage[]> {
  const context = await browser.newContext({ baseURL: siteUrl });
  const parser = await context.newPage();
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const html = pages.has(path) ? undefined : await readHtml(context.request, path);
    if (html === undefined) continue;
    const facts = await parser.evaluate(readFacts, { html, origins: [siteUrl, brand.siteUrl], path });
    pages.set(path, { path, html, ...facts });
    waiting.push(...facts.links.map(pathOf));
  }
  await context.close();
  return [...pages.values()];
}

/** The path of a link, without its query and hash. */
export const pathOf = (link: string): string => link.replace(/[?#].*/, '');

async function readHtml(request: APIRequestContext, path: string): Promise<string | undefined> {
  // Admin and chat are rendered by scripts, so their HTML is not crawled.
  if (/^\/(admin|chat)/.test(path)) return undefined;
  const response = await request.get(path);
  return response.headers()['content-type']?.startsWith('text/html') ? response.text() : undefined;
}

/** Runs in the browser, to use its HTML parser. */
function readFacts({ html, origins, path }: { html: string; origins: string[]; path: string }): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const values = (selector: string, attribute: string) =>
    all(selector).map((element) => element.getAttribute(attribute) ?? '');
  const content = (selector: string, attribute: string) => values(selector, attribute)[0] ?? '';
  const own = (addresses: string[]) =>
    addresses
      .map((address) => new URL(address, origins[0] + path))
      .filter(({ origin }) => origins.includes(origin))
      .map(({ pathname, search, hash }) => pathname + search + hash);
  const srcsets = values('[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return {
    title: page.title,
    h1s: all('h1').map((heading) => heading.textContent.trim()),
    description: content('meta[name="description"]', 'content'),
    canonical: content('link[rel="canonical"]', 'href'),
    isIndexed: content('meta[name="robots"]', 'content') !== 'noindex',
    links: own(values('a[href]', 'href')),
    calls: values('main a[href^="/inquiry"]', 'href'),
    files: own([
      ...values('img[src], script[src], source[src], video[src]', 'src'),
      ...srcsets,
      ...values('link[href]:not([rel="canonical"])', 'href'),
      ...values('meta[property="og:image"]', 'content'),
    ]),
    ids: values('[id]', 'id'),
    elsewhere: values('a[href^="http"]', 'href').filter(
      (address) => !origins.includes(new URL(address).origin),
    ),
    text: page.body.textContent.replace(/\s+/g, ' '),
    jsonLd: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent)),
  };
}
