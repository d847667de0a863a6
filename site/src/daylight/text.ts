export const signText = {
  open: 'Отворено',
  until: (clock: string) => `до ${clock}`,
  now: 'сега',
  closed: 'Затворено,',
  siteWorks: 'сайтът работи',
  sunday: 'Неделя е',
  working: 'Работим',
  hours: (label: string) => `${label} ч.`,
};
