import { z } from 'zod';

/** Raised when an older version could not read what this one writes. */
export const FORMAT = 1;

const checksum = z.string().regex(/^[0-9a-f]{64}$/);
/** A file of the archive, in one of its two folders. */
const entry = z.string().regex(/^(tables|files)\/[^./\\][^/\\]*$/);

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Versions of the migrations that had made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      /** With a JSON object a line. */
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
      entry,
      size: z.number().int(),
      checksum,
    }),
  ),
});

/** What an archive holds: `manifest.json`, its first file. Every other file is listed here with its SHA-256. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];
