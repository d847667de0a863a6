import { charactersIn } from './filledText.ts';

/** The longest address that the database accepts, in characters. */
export const ADDRESS_LIMIT = 2000;

/** An http(s) address without characters that make browsers read another host. */
export const WEB_ADDRESS = /^https?:\/\/[^\s\\/][^\s\\]*$/i;

/** Without bidirectional control characters, which can make an address look like another one. */
export const IN_READING_ORDER = /^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;

/** Whether the database accepts it as the address of a page: the rule of `private.is_web_url`. */
export const isWebAddress = (text: string): boolean =>
  WEB_ADDRESS.test(text) && IN_READING_ORDER.test(text) && charactersIn(text) <= ADDRESS_LIMIT;
