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

/** What lite reads as JSON, by method and path. */
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
 * A request that is no upload with nothing but what lite is to read of it. It answers 500 to what it does not expect.
 * @returns null when its body is not what belongs there.
 */
export async function checkedRequest(request: Request, path: string): Promise<Request | null> {
  const [, schema] = BODIES[request.method]?.find(([pattern]) => pattern.test(path)) ?? [];
  if (schema) {
    const body = await readJson(request, schema);
    return body ? withJson(request, body) : null;
  }
  const plain = withoutBody(request);
  // lite stores it nowhere, and only asks the policies with it.
  plain.headers.delete('x-metadata');
  return plain;
}
