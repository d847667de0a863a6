export const articleText = {
  back: 'Назад към блога',
  topics: 'Теми',
  reading: (minutes: number) => `${minutes} ${minutes === 1 ? 'минута' : 'минути'} четене`,
  contents: 'В статията',
  ask: 'Изпратете запитване',
};
