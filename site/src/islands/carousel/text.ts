/** The accessible name of a dot, also announced when a visitor moves the carousel. */
export const viewName = (number: number, count: number) => `Изглед ${number} от ${count}`;

export const carouselText = {
  previous: 'Предишен изглед',
  next: 'Следващ изглед',
  pause: 'Пауза',
};
