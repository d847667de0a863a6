export const text = {
  order: 'Подредба',
  actions: 'Действия',
} as const;
