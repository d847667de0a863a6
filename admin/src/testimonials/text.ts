export const text = {
  rating: (rating: number) => `${rating} от 5`,
  sample: 'Примерно мнение',
};
