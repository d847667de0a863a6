export const text = {
  urlHint: 'Пълен адрес с https:// или път от този сайт, например /projects/discounts',
};
