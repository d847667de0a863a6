/** A slice of a text, without the halves of emojis at its ends. */
export const cut = (text: string, from: number, to: number) =>
  text.slice(from, to).replace(/\p{Surrogate}/gu, '');
