/** What the carousel calls its views: the name of a dot, and what is said after a visitor has turned it. */
export const viewName = (number: number, count: number) => `Изглед ${number} от ${count}`;
