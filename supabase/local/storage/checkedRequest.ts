import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import { withoutBody } from '../http/withoutBody.ts';
import { objectName } from './objectName.ts';

const bucketSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.int().min(0).optional(),
  allowed_mime_types: z.array(z.string()).optional(),
});

/** The JSON bodies that lite reads, by method and path. */
const BODIES: Record<string, [RegExp, z.ZodType<object>][]> = {
  POST: [
    [/^\/storage\/v1\/object\/sign\/[^/]+\/./, z.object({ expiresIn: z.int().min(1) })],
    [
      /^\/storage\/v1\/object\/(move|copy)$/,
      z.object({
        bucketId: z.string(),
        sourceKey: z.string(),
        destinationBucket: z.string().optional(),
        destinationKey: objectName,
      }),
    ],
    [/^\/storage\/v1\/bucket$/, bucketSchema.extend({ id: z.string(), name: z.string() })],
  ],
  PUT: [[/^\/storage\/v1\/bucket\/[^/]+$/, bucketSchema]],
  DELETE: [[/^\/storage\/v1\/object\/[^/]+$/, z.object({ prefixes: z.array(z.string()).max(1000) })]],
};

/**
 * A request other than an upload, reduced to what lite should read: it answers 500 to anything unexpected.
 * @returns null when the body is not valid.
 */
export async function checkedRequest(request: Request, path: string): Promise<Request | null> {
  const [, schema] = BODIES[request.method]?.find(([pattern]) => pattern.test(path)) ?? [];
  if (schema) {
    const body = await readJson(request, schema);
    return body ? withJson(request, body) : null;
  }
  const plain = withoutBody(request);
  // lite does not store it, and only passes it to the policies.
  plain.headers.delete('x-metadata');
  return plain;
}
