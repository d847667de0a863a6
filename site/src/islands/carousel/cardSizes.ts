import { PHONE_SIZE } from '../../pictures/phoneSize.ts';

/** `<img sizes>` of a picture in a carousel: see carouselRow.css. */
export const CARD_SIZES = `(width < 48rem) ${PHONE_SIZE}, (width < 90rem) 46vw, 650px`;
