export const text = {
  recommended: (audience: string) => `${audience} Препоръчан.`,
};
