/** Labels for moving rows, and the announcements of screen readers, in which places count from 1. */
export const text = {
  order: 'Подредба',
  place: '0 е първото място. Празно: накрая.',
  actions: 'Действия',
  up: (name: string) => `Премести „${name}“ нагоре`,
  down: (name: string) => `Премести „${name}“ надолу`,
  handle: (name: string) => `Пренареди „${name}“`,
  handleRole: 'дръжка за пренареждане',
  instructions:
    'Натиснете интервал или Enter, за да вземете реда. Със стрелките изберете място, с интервал или Enter го оставете, с Escape се откажете.',
  taken: (name: string, place: number, count: number) => `Взехте „${name}“ от място ${place} от ${count}.`,
  over: (name: string, place: number, count: number) => `„${name}“ е над място ${place} от ${count}.`,
  dropped: (name: string, place: number, count: number) =>
    `Преместихте „${name}“ на място ${place} от ${count}.`,
  cancelled: (name: string, place: number, count: number) =>
    `Отказахте се от преместването. „${name}“ остава на място ${place} от ${count}.`,
} as const;
