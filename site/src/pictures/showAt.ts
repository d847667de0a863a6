/** Replaces a picture and all sizes that the build made of it by the file at `address`. */
export function showAt(image: HTMLImageElement, address: string): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = address;
}
