import { getCollection } from 'astro:content';
import type { GalleryImage } from './galleryImages.ts';
import type { Project } from './projects.ts';
import type { Template } from './templates.ts';

/** The active templates as they were at the build, in order. */
export const prebuiltTemplates = async (): Promise<Template[]> =>
  inOrder((await getCollection('templates')).map(({ data }) => data));

/** The projects as they were at the build, in order. */
export const prebuiltProjects = async (): Promise<Project[]> =>
  inOrder((await getCollection('projects')).map(({ data }) => data));

/** The pictures of the AI gallery as they were at the build, in order. */
export const prebuiltGalleryImages = async (): Promise<GalleryImage[]> =>
  inOrder((await getCollection('galleryImages')).map(({ data }) => data));

/** The same order as the API's: Astro promises none. */
function inOrder<Row extends { id: string; order_index: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.order_index - b.order_index || (a.id < b.id ? -1 : 1));
}
