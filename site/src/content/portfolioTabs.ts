export const portfolioTabs = [
  { id: 'projects', name: 'Проекти' },
  { id: 'templates', name: 'Темплейти' },
] as const;
