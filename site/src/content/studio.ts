import { getEntry } from 'astro:content';
import { brand } from '@vitrina/shared/brand.ts';
import { factsOfBrand, phoneHref, type StudioFacts } from '@vitrina/shared/studioFacts.ts';

/** What the studio says about itself. */
export async function readStudio(): Promise<StudioFacts> {
  const entry = await getEntry('studio', 'studio');
  return entry?.data ?? factsOfBrand;
}

/** The studio's phone numbers with their `tel:` links. */
export const phoneLinks = ({ phones }: StudioFacts) => phones.map(linkTo);

/** The first of the studio's phone numbers. */
export const mainPhone = ({ phones: [phone = brand.phones[0]] }: StudioFacts) => linkTo(phone);

const linkTo = (phone: string) => ({ label: phone, href: phoneHref(phone) });
