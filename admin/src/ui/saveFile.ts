/** Some browsers read the file only after this turn. */
const KEPT_FOR_MS = 60_000;

/** Gives the browser a file to save. */
export function saveFile(name: string, type: string, parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
