import { charactersIn } from '../filledText.ts';
import { ADDRESS_LIMIT, IN_READING_ORDER, OWN_PATH, WEB_ADDRESS } from '../webAddress.ts';

const MAIL = /^mailto:[^\s\\@]+@[^\s\\@]+$/i;

const PICTURE_PATH =
  /^(?:content-images\/[A-Za-z0-9-]+\.(?:webp|jpe?g|png|gif)|\/pictures\/[a-z]+\/[a-z0-9-]+\.(?:webp|svg))$/;

/** Whether an article may link there: to a website, an e-mail address or a page of this site. */
export const isLinkAddress = (address: string): boolean =>
  [WEB_ADDRESS, OWN_PATH, MAIL].some((kind) => kind.test(address)) &&
  IN_READING_ORDER.test(address) &&
  charactersIn(address) <= ADDRESS_LIMIT;

/** Whether an article may show this picture: an uploaded one or one of ours. */
export const isPicturePath = (address: string): boolean => PICTURE_PATH.test(address);
