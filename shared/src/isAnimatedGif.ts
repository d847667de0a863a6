const EXTENSION = 0x21;
const PICTURE = 0x2c;

/** Whether a GIF contains more than one picture. A damaged file is read as far as possible. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  let position = 13 + colourTableBytes(bytes[10]);
  let pictures = 0;
  while (pictures < 2) {
    const block = bytes[position];
    if (block === EXTENSION) position += 2;
    else if (block === PICTURE) {
      pictures++;
      position += 11 + colourTableBytes(bytes[position + 9]);
    } else break;
    position = endOfSubBlocks(bytes, position);
  }
  return pictures > 1;
}

/** The highest bit says whether a colour table follows, the lowest three bits how large it is. */
function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Each sub-block begins with its length; an empty one is the last. */
function endOfSubBlocks(bytes: Uint8Array, start: number): number {
  let position = start;
  for (let length = bytes[position]; length; length = bytes[position]) position += length + 1;
  return position + 1;
}
