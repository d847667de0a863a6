/** The header of a PNG and that many bytes. */
export const picture = (bytes = 0, type = 'image/png') =>
  new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), new Uint8Array(bytes)], { type });
