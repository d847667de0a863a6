/** The path of the page at `url`, as links name it: without „.html“, „index.html“ or a slash at its end. */
export const pagePath = ({ pathname }: URL): string =>
  pathname.replace(/(?<=\/)index\.html$|\.html$|(?<=.)\/$/, '');
