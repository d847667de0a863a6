/** Texts of the page of prices that are not react-admin's. */
export const text = {
  packages: 'Пакети',
  inText: 'В текст:',
  /** Below texts in which prices are mentioned. */
  mentionHint: 'Цена се пише с името ѝ от „Цени“ в скоби, например {edit-page}. На сайта стои самата цена.',
  copy: (mention: string) => `Копирай ${mention}`,
  each: (price: string, unit: string) => `${price} на ${unit}`,
  currencies: { EUR: 'евро', BGN: 'лева' },
  groups: {
    services: 'Услуги',
    sites: 'Видове сайтове',
    packages: 'Пакети',
    maintenance: 'Месечна поддръжка',
    'voluntary-maintenance': 'Поддръжка по желание',
    edits: 'Отделни промени',
    ai: 'AI дизайн',
  } as Record<string, string>,
  rangeHint: 'Само за цена от – до',
  unitHint: 'Например „месец“ или „статия“',
};
