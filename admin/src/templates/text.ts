export const text = {
  status: { active: 'Активен', inactive: 'Неактивен' },
  previewOf: (name: string) => `Преглед на демото на „${name}“ (в нов раздел)`,
  imageAddress: 'URL на изображението',
  demoHint: 'Пълен адрес с https:// или път от този сайт, например /demo/mehana',
};
