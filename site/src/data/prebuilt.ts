import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { GalleryImage } from './galleryImages.ts';
import type { Project } from './projects.ts';
import type { Template } from './templates.ts';

/** What a row's picture is to the build; null where it has none, or one that lies on another site. */
interface Pictured {
  picture: ImageMetadata | null;
}

export type PrebuiltTemplate = Template & Pictured;
export type PrebuiltProject = Project & Pictured;
export type PrebuiltGalleryImage = GalleryImage & Pictured;

/** The active templates as they were at the build, in order. */
export const prebuiltTemplates = async (): Promise<PrebuiltTemplate[]> =>
  inOrder((await getCollection('templates')).map(({ data }) => data));

/** The projects as they were at the build, in order. */
export const prebuiltProjects = async (): Promise<PrebuiltProject[]> =>
  inOrder((await getCollection('projects')).map(({ data }) => data));

/** The pictures of the AI gallery as they were at the build, in order. */
export const prebuiltGalleryImages = async (): Promise<PrebuiltGalleryImage[]> =>
  inOrder((await getCollection('galleryImages')).map(({ data }) => data));

/** The same order as the API's: Astro promises none. */
function inOrder<Row extends { id: string; order_index: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.order_index - b.order_index || (a.id < b.id ? -1 : 1));
}
