import { brand } from '@vitrina/shared/brand.ts';
import { formatPrice, formatPricePer } from '@vitrina/shared/money.ts';
import { ranges } from '@vitrina/shared/openingHours.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { sitePackages } from '../components/pricing/sitePackages.ts';
import { entriesInOrder } from '../content/entriesInOrder.ts';
import { furtherLinks, mainLinks } from '../content/navigation.ts';
import { postsNewestFirst } from '../content/postsNewestFirst.ts';
import { priceOf } from '../content/prices.ts';
import { readyMadePrice } from '../content/readyMadePrice.ts';
import { allServices } from '../content/services.ts';
import { siteDescription } from '../content/siteDescription.ts';
import { readStudio } from '../content/studio.ts';
import { pageUrl } from '../seo/pageUrl.ts';
import { WEEK } from '../seo/studio.ts';

/** https://llmstxt.org */
export async function GET() {
  const studio = await readStudio();
  const sections = [
    ['Contact', contactLines(studio)],
    ['Services', await serviceLines(studio)],
    ['Ready-made websites by trade', await tradeLines()],
    ['Website packages', await packageLines(studio)],
    ['Articles', await articleLines()],
    ['Pages', [...mainLinks, ...furtherLinks].map(({ label, href }) => link(label, href))],
  ] as const;
  const body = sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`).join('\n');
  return new Response(`# ${brand.name}\n\n> ${siteDescription}\n\n${body}`);
}

async function serviceLines(studio: StudioFacts): Promise<string[]> {
  const services = await allServices();
  return Promise.all(
    services.map(async ({ id, title, summary, price: priceId }) => {
      const price = formatPricePer(await priceOf(priceId), studio);
      return `${link(title, `/services/${id}`)}: ${summary} ${price}`;
    }),
  );
}

async function tradeLines(): Promise<string[]> {
  const trades = await entriesInOrder('trades');
  const price = await readyMadePrice();
  return trades.map(({ id, data }) => `${link(data.title, `/templates/${id}`)}: ${data.summary} ${price}`);
}

async function packageLines(studio: StudioFacts): Promise<string[]> {
  const packages = await sitePackages();
  return packages.map(({ name, price, audience }) => `- ${name}: ${formatPrice(price, studio)}. ${audience}`);
}

function contactLines({ email, phones, address, hours }: StudioFacts): string[] {
  const times = ranges(hours).map(({ first, last, opens, closes }) => {
    const days = [...new Set([WEEK[first], WEEK[last]])].join('–');
    return `${days}, ${opens}–${closes} (Europe/Sofia)`;
  });
  return [email, ...phones, address, ...times].map((line) => `- ${line}`);
}

async function articleLines(): Promise<string[]> {
  const posts = await postsNewestFirst();
  return posts.map(({ id, data }) => `${link(data.title, `/blog/${id}`)}: ${data.summary}`);
}

const link = (label: string, href: string) => `- [${label}](${pageUrl(href)})`;
