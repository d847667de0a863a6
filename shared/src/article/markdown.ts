import MarkdownIt from 'markdown-it';
import { isLinkAddress, isPicturePath } from './addresses.ts';

/** A Markdown parser that knows only the dialect of our articles. */
export const markdown = new MarkdownIt('zero', { maxNesting: 100 }).enable([
  'blockquote',
  'emphasis',
  'escape',
  'heading',
  'image',
  'link',
  'list',
]);

// Addresses are either kept unchanged or not accepted.
markdown.validateLink = (address) => isLinkAddress(address) || isPicturePath(address);
markdown.normalizeLink = (address) => address;
