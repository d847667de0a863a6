/** The first character of a name as a reader sees it: a flag or a family emoji is one, although it is made of several. */
export const initialOf = (name: string): string =>
  [...new Intl.Segmenter('bg').segment(name)][0]?.segment.toUpperCase() ?? '';
