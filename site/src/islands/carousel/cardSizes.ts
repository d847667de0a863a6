/** How wide a picture is in a carousel's row, as in `<img sizes>`: see carousel.css. */
export const CARD_SIZES = '(width < 48rem) calc(100vw - 2.5rem), (width < 90rem) 46vw, 650px';
