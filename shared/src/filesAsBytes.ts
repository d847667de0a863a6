/** What is stored in place of a file. */
interface Bytes {
  bytes: ArrayBuffer;
  type: string;
}

/** The row with its files as plain bytes, for a database that stores no files. */
export async function bytesInPlaceOfFiles<Row extends object>(row: Row): Promise<Row> {
  const entries = Object.entries(row).map(async ([name, value]) => [name, await bytesOf(value)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The row as it was before `bytesInPlaceOfFiles`; one that is not changed by it is given back as it is. */
export function filesAgain<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fileOf(value)])) as Row;
}

async function bytesOf(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  return { bytes: await value.arrayBuffer(), type: value.type } satisfies Bytes;
}

function fileOf(value: unknown): unknown {
  return isBytes(value) ? new Blob([value.bytes], { type: value.type }) : value;
}

function isBytes(value: unknown): value is Bytes {
  return (value as Bytes | null | undefined)?.bytes instanceof ArrayBuffer;
}
