import { type CollectionEntry, getEntry } from 'astro:content';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import type { ImageMetadata } from 'astro';
import { type ServiceShop, serviceShops } from './serviceShops.ts';

type Row = CollectionEntry<'services'>['data'];

/** A picture that the build can resize, or the path of one that it has no file of. */
export type ServicePicture = ImageMetadata | string;

type Words = Omit<
  Row,
  'picture' | 'pictures' | 'display' | 'display_alt' | 'display_address' | 'gallery' | 'id'
>;

/** A service: its texts from the database and its fixed part from serviceShops.ts. */
export interface Service<Picture = ServicePicture> extends ServiceShop, Words {
  /** What its window shows. With an address the picture is drawn as a website in a browser. */
  display: { picture: Picture; alt: string; address: string | null };
  gallery: { picture: Picture; alt: string; caption: string }[];
}

/** All services, in order. */
export const allServices = (): Promise<Service[]> => Promise.all(serviceShops.map(serviceOf));

/** The titles of all services by their ids. */
export const serviceTitles = async (): Promise<ServiceTitles> =>
  Object.fromEntries((await allServices()).map(({ id, title }) => [id, title]));

/** @throws Error if its row is missing, so that the build fails. */
export async function serviceById(id: ServiceShop['id']): Promise<Service> {
  const shop = serviceShops.find((shop) => shop.id === id);
  if (!shop) throw new Error(`There is no service "${id}".`);
  return serviceOf(shop);
}

async function serviceOf(shop: ServiceShop): Promise<Service> {
  const row = (await getEntry('services', shop.id))?.data;
  if (!row) throw new Error(`There is no service "${shop.id}".`);
  const { picture, pictures, display, display_alt, display_address, gallery, ...words } = row;
  return {
    ...words,
    ...shop,
    display: { picture: picture ?? display, alt: display_alt, address: display_address },
    gallery: gallery.map(({ picture: path, ...said }) => ({
      ...said,
      picture: pictures[path] ?? path,
    })),
  };
}
