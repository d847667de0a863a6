const NEWLINE = 10;

/**
 * The lines of a file in UTF-8 that comes in pieces. Node's `readline` also ends a line at U+2028 and U+2029, which JSON
 * holds as they are.
 */
export async function* readLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...begun, piece.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(piece.subarray(start));
  }
  const last = Buffer.concat(begun).toString();
  if (last) yield last;
}
