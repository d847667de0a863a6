const toText = (value: Date | string) => (value instanceof Date ? value.toISOString() : value);
const withT = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

// lite's services pass JSON as text, which its own settings would encode again as a string.
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const toJsonText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** How values travel to and from the database, where lite does otherwise than PostgREST and Supabase Auth. */
export const columnTypes = {
  // An object where text belongs becomes its JSON, not "[object Object]".
  string: { to: 25, from: [], serialize: toJsonText, parse: String },
  // As in PostgreSQL's JSON: `2026-11-21T09:30:00+00:00`. lite leaves the space in.
  timestamp: { to: 1114, from: [1114], serialize: toText, parse: withT },
  timestamptz: { to: 1184, from: [1184], serialize: toText, parse: withT },
  json: { to: 114, from: [114], serialize: toJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: JSON.parse },
};
