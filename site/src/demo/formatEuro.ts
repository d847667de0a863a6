const euro = new Intl.NumberFormat('bg-BG', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** As Bulgarian menus write prices: "12,50 €", whole euros without cents. */
export const formatEuro = (amount: number) => euro.format(amount);
