/** Heads of columns that belong to no field. */
export const text = {
  order: 'Подредба',
  actions: 'Действия',
} as const;
