/** The file's URL is kept this long, because some browsers read it only after the click has been handled. */
const KEPT_FOR_MS = 60_000;

/** Lets the browser save data as a file. */
export function saveAsJson(name: string, data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
