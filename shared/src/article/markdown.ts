import MarkdownIt from 'markdown-it';
import { isLinkAddress, isPicturePath } from './addresses.ts';

/** A reader of Markdown that knows nothing but the dialect of articles. */
export const markdown = new MarkdownIt('zero', { maxNesting: 100 }).enable([
  'blockquote',
  'emphasis',
  'escape',
  'heading',
  'image',
  'link',
  'list',
]);

// An address is kept as it is written, or it is none.
markdown.validateLink = (address) => isLinkAddress(address) || isPicturePath(address);
markdown.normalizeLink = (address) => address;
