import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { GalleryImage } from './galleryImages.ts';
import type { Project } from './projects.ts';
import type { Template } from './templates.ts';

/** Null where a row has no picture, or one on another site. */
interface Pictured {
  picture: ImageMetadata | null;
}

export type PrebuiltTemplate = Template & Pictured;
export type PrebuiltProject = Project & Pictured;
export type PrebuiltGalleryImage = GalleryImage & Pictured;

export const prebuiltTemplates = async (): Promise<PrebuiltTemplate[]> =>
  inOrder((await getCollection('templates')).map(({ data }) => data));

export const prebuiltProjects = async (): Promise<PrebuiltProject[]> =>
  inOrder((await getCollection('projects')).map(({ data }) => data));

export const prebuiltGalleryImages = async (): Promise<PrebuiltGalleryImage[]> =>
  inOrder((await getCollection('galleryImages')).map(({ data }) => data));

/** The API's order: Astro promises none. */
function inOrder<Row extends { id: string; order_index: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.order_index - b.order_index || (a.id < b.id ? -1 : 1));
}
