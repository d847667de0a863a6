import { getEntry } from 'astro:content';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import type { ImageMetadata } from 'astro';
import { entriesInOrder } from '../content/entriesInOrder.ts';
import { fallbackPictures } from '../content/fallbackPictures.ts';
import { type BuiltPicture, buildPicture } from '../pictures/buildPicture.ts';
import type { GalleryImage, Project, Template } from './fetchRows.ts';
import type { BuiltContent } from './isOutdated.ts';

/** Rows as the API returns them, and their resized pictures by their paths in the rows. */
export interface Prebuilt<Row> {
  rows: Row[];
  pictures: Record<string, BuiltPicture>;
}

interface Entry<Row> {
  row: Row;
  path: string | null;
  picture: ImageMetadata | null;
}

export async function prebuiltTemplates(): Promise<Prebuilt<Template>> {
  const templates = await entriesInOrder('templates');
  return prebuilt(templates.map(({ data: { picture, ...row } }) => ({ row, path: row.image_url, picture })));
}

export async function prebuiltProjects(): Promise<Prebuilt<Project>> {
  const projects = await entriesInOrder('projects');
  return prebuilt(
    projects.map(({ data: { picture, ...row } }) => ({ row, path: row.image, picture })),
    fallbackPictures,
  );
}

export async function prebuiltGalleryImages(): Promise<Prebuilt<GalleryImage>> {
  const images = await entriesInOrder('galleryImages');
  return prebuilt(images.map(({ data: { picture, ...row } }) => ({ row, path: row.image_url, picture })));
}

/** For the directive of an island that shows these lists: tells it when they are outdated. */
export async function builtContent(...lists: Prebuilt<unknown>[]): Promise<BuiltContent> {
  const { supabaseUrl, publishableKey } = readEnvironment(import.meta.env);
  const content = await getEntry('content', 'shown');
  const isComplete = lists.every(({ rows }) => rows.length > 0);
  return {
    version: isComplete ? (content?.data.version ?? null) : null,
    url: `${supabaseUrl}/rest/v1/rpc/content_version`,
    key: publishableKey,
  };
}

async function prebuilt<Row>(
  entries: Entry<Row>[],
  more: Record<string, ImageMetadata> = {},
): Promise<Prebuilt<Row>> {
  const originals = new Map(Object.entries(more));
  for (const { path, picture } of entries) if (path && picture) originals.set(path, picture);
  const pictures = Array.from(
    originals,
    async ([path, picture]) => [path, await buildPicture(picture)] as const,
  );
  return {
    rows: entries.map(({ row }) => row),
    pictures: Object.fromEntries(await Promise.all(pictures)),
  };
}
