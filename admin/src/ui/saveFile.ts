/** Some browsers read the file only after the click has been handled. */
const KEPT_FOR_MS = 60_000;

export function saveFile(name: string, type: string, parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
