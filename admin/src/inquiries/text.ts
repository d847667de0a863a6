export const text = {
  title: 'Последните 30 дни',
  loading: 'Зареждане...',
  days: (total: number) => (total === 1 ? '1 запитване за 30 дни' : `${total} запитвания за 30 дни`),
  today: 'днес',
  day: 'Ден',
  count: 'Запитвания',
  services: 'По услуга',
  none: 'Още няма запитвания.',
  answered: 'Отговорени до 24 часа',
  answeredOf: (inTime: number, due: number) => (due === 0 ? '–' : `${inTime} от ${due}`),
  answeredHint:
    'Брои се първото писмо, изпратено оттук, или „Отбележи като отговорено“. Новите без отговор влизат след 24 часа.',
  failed: 'Обобщението не можа да бъде заредено.',
} as const;
