export const text = {
  rating: (rating: number) => `${rating} от 5`,
  sample: 'Примерно мнение',
  sampleHint: 'На сайта стои, че мнението е примерно.',
};
