export const text = {
  recommended: (audience: string) => `${audience} Препоръчан.`,
  recommendedHint: 'Един е препоръчан: последният, който отбележите.',
  rowsHint: 'Напишете „Включено“, „–“ или колко.',
};
