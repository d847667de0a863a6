import { getCollection } from 'astro:content';
import { priceOf } from '../../content/prices.ts';
import { packagesOf, type SitePackage } from './sitePackage.ts';

export async function sitePackages(): Promise<SitePackage[]> {
  const rows = (await getCollection('packages')).map(({ data }) => data);
  return packagesOf(rows, await Promise.all(rows.map(({ price }) => priceOf(price))));
}
