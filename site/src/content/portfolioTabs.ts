/** The two halves of what the studio has made, as tabs in the order in which they stand. */
export const portfolioTabs = [
  { id: 'projects', name: 'Проекти' },
  { id: 'templates', name: 'Темплейти' },
] as const;
