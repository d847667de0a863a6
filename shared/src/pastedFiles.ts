/**
 * The files in what is pasted. What is copied from a spreadsheet or Word comes with a picture of itself, and is wanted
 * as text. A file may come with its name, and a picture of a page with its markup, but neither with both.
 */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && types.includes('text/html');
  return isText ? [] : [...files];
}
