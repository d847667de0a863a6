/** `<img sizes>` of a picture in a carousel: see carouselRow.css. */
export const CARD_SIZES = '(width < 48rem) calc(100vw - 2.5rem), (width < 90rem) 46vw, 650px';
