import { charactersIn } from './filledText.ts';

/** The longest address that the database accepts, in characters. */
export const ADDRESS_LIMIT = 2000;

/** An http(s) address without characters that make browsers read another host. */
export const WEB_ADDRESS = /^https?:\/\/[^\s\\/][^\s\\]*$/i;

/** A page of this site. Browsers read "//host" and "/\host" as other sites. */
export const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Characters that change the reading direction, for the brackets of a pattern. They can make an address, a file or a word
 * look like another one.
 */
export const BIDI_CONTROLS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;

export const IN_READING_ORDER = new RegExp(`^[^${BIDI_CONTROLS}]*$`);

/** Whether the database accepts it as the address of a page: the rule of `private.is_web_url`. */
export const isWebAddress = (text: string): boolean =>
  WEB_ADDRESS.test(text) && IN_READING_ORDER.test(text) && charactersIn(text) <= ADDRESS_LIMIT;
