/** Shows a picture as it lies at an address, in place of the sizes that the build made of another. */
export function showAt(image: HTMLImageElement, address: string): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = address;
}
