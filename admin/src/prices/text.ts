/** What the page of prices says beside its fields. */
export const text = {
  packages: 'Пакети',
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
};
