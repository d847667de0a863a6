import { z } from 'zod';

/** Raised when older versions cannot read what this one writes. */
export const FORMAT = 1;

const checksum = z.string().regex(/^[0-9a-f]{64}$/);
/** A file of the archive, in one of its two folders. */
const entry = z.string().regex(/^(tables|files)\/[^./\\][^/\\]*$/);

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The migrations that made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      /** One JSON object per line. */
      entry,
      rows: z.number().int(),
      checksum,
    }),
  ),
  files: z.array(
    z.object({
      bucket: z.string(),
      name: z.string(),
      type: z.string(),
      cacheControl: z.string().nullable(),
      /** Earlier backups know neither this nor the owner. */
      createdAt: z.iso.datetime().optional(),
      /** The account that uploaded it; the secret key has none. */
      ownerId: z.string().nullable().optional(),
      entry,
      size: z.number().int(),
      checksum,
    }),
  ),
  /** Files that rows may name and whose content was gone; none of them has an entry. */
  missing: z.array(z.object({ bucket: z.string(), name: z.string() })).default([]),
});

/** The first file of an archive, `manifest.json`. It lists every other file with its SHA-256. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];
