export const reviewText = {
  title: 'Книга за похвали',
  titleStruck: 'и оплаквания',
  samples: 'Примерни отзиви – така ще изглежда книгата, когато в нея пишат истински клиенти.',
  sample: 'Примерен отзив',
  quoted: (quote: string) => `„${quote}“`,
  rating: (rating: number) => `Оценка ${rating} от 5`,
};
