import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { writtenCollections } from './content/collections.ts';
import { fetchGalleryImages, type GalleryImage } from './data/galleryImages.ts';
import { fetchProjects, type Project } from './data/projects.ts';
import type { ReadResult } from './data/readAllRows.ts';
import { fetchActiveTemplates, type Template } from './data/templates.ts';

/** An address that a page may link to or show: on this site or on the web. */
const address = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/, 'neither an http(s) address nor a path of this site');

const templates = defineCollection({
  loader: () => rowsOf('templates', fetchActiveTemplates),
  schema: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    demo_url: address,
    image_url: address.nullable(),
    order_index: z.number(),
  }) satisfies z.ZodType<Template>,
});

const projects = defineCollection({
  loader: () => rowsOf('projects', fetchProjects),
  schema: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    image: address,
    url: address.nullable(),
    order_index: z.number(),
  }) satisfies z.ZodType<Project>,
});

const galleryImages = defineCollection({
  loader: () => rowsOf('gallery images', fetchGalleryImages),
  schema: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    image_url: address,
    order_index: z.number(),
  }) satisfies z.ZodType<GalleryImage>,
});

export const collections = { ...writtenCollections, templates, projects, galleryImages };

/**
 * Stops the build when the backend does not answer: an empty list in its place would be published.
 * Where no backend is named at all, only types are wanted (`astro check`); checkBeforeBuild.ts stops a build like that.
 */
async function rowsOf<Row>(name: string, fetchRows: () => Promise<ReadResult<Row>>): Promise<Row[]> {
  const backend = import.meta.env.PUBLIC_SUPABASE_URL;
  if (!backend) return [];
  const result = await fetchRows();
  if (result.ok) return result.rows;
  throw new Error(
    `Cannot read ${name} from ${backend}: ${result.cause}. The site is not built, so what is published stays as it is.`,
  );
}
