import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } };
  def: {
    shape?: Record<string, Schema>;
    options?: Schema[];
    element?: Schema;
    innerType?: Schema;
    valueType?: Schema;
    out?: Schema;
  };
}

const FOLDER = new URL('../src/schemas/', import.meta.url);
const files = (await readdir(FOLDER)).filter((file) => !file.endsWith('.test.ts'));
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(new URL(file, FOLDER).href)),
);
const fields = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, schema]) => (isSchema(schema) ? fieldsOf(name, schema) : [])),
);

/** A text that is valid for every kind of field: e-mail address, link, picture and phone number. */
const begins = (length: number) => `https://a@1/${'🥐'.repeat(length - 12)}`;

const messages = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const limitOf = (schema: Schema) =>
  Number(/най-много (\d+) знака/.exec(messages(schema, begins(100_000)).join(' '))?.[1]);

const limited = fields.flatMap(([name, schema]) => {
  const limit = limitOf(schema);
  return limit > 0 ? [{ name, schema, limit }] : [];
});

test('the fields of all forms are found', () => {
  expect(limited.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'inquirySchema.message',
      'postSchema.tags[]',
      'serviceSchema.faqs[].answer',
      'packageSchema.rows[]',
      'studioFactsSchema.social[].name',
      'personSchema.email',
      'projectSchema.url',
    ]),
  );
  expect(limited.length).toBeGreaterThan(60);
});

test.each(limited)('$name takes $limit characters, an emoji being one', ({ schema, limit }) => {
  expect(messages(schema, begins(limit))).toEqual([]);
  expect(messages(schema, begins(limit + 1))).toHaveLength(1);
});

test.each(limited)('$name with only invisible characters counts as empty', ({ schema }) => {
  for (const blank of ['\u200b', '\u3000\u2060', '\u2800', '\ufeff\u00ad\u202e', '\u{e0041}', '\0'])
    expect(messages(schema, blank)[0], JSON.stringify(blank)).toBe(messages(schema, '')[0]);
});

function fieldsOf(name: string, schema: Schema): [string, Schema][] {
  const { shape, options, valueType, element = valueType, innerType, out } = schema.def;
  if (shape) return Object.entries(shape).flatMap(([key, field]) => fieldsOf(`${name}.${key}`, field));
  if (element) return fieldsOf(`${name}[]`, element);
  // A list that is cleaned before it is checked.
  if (out?.def.element) return fieldsOf(name, out);
  if (innerType?.def.shape) return fieldsOf(name, innerType);
  const option = options?.find(({ def }) => def.shape);
  return option ? fieldsOf(name, option) : [[name, schema]];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'safeParse' in value && 'def' in value;
}
