import type { SchemaContext } from 'astro:content';
import { articleServices } from '@vitrina/shared/schemas/post.ts';
import { z } from 'astro/zod';
import type { Post } from './fetchRows.ts';

/** A row as rowLoader.ts passes it on. The database's rules are stricter, so that no row can make a build fail. */
export const postSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z.object({
    picture: image().nullable(),
    pictures: z.record(z.string(), image()),
    id: z.int().positive(),
    title: z.string().trim().min(1),
    summary: z.string().trim().min(1),
    body: z.string().trim().min(1),
    author: z.string().trim().min(1),
    published_on: z.iso.date(),
    tags: z.array(z.string().trim().min(1)).min(1),
    cover: z.string().min(1),
    cover_alt: z.string().trim().min(1),
    service: z.enum(articleServices),
    aside_title: z.string().trim().min(1),
    aside_text: z.string().trim().min(1),
    updated_at: z.iso.datetime({ offset: true }),
  }) satisfies z.ZodType<Post>;
