/** Without the one character that PostgreSQL keeps in no text; nobody sees it, and some programs paste it. */
export function withoutZeros(fields: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of fields)
    kept.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value);
  return kept;
}
