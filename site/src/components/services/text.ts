export const serviceText = {
  allServices: 'Услуги',
  price: 'Цена: ',
  ask: 'Изпратете запитване',
  seePrices: 'Вижте цените',
  features: 'Какво влиза в цената',
};
