import { loadFailures } from '../../text.ts';

/** The texts that replace the cards of a list. */
export interface ListText {
  emptyTitle: string;
  empty: string;
  errorTitle: string;
  error: (reason: keyof typeof loadFailures) => string;
}

const templates: ListText = {
  emptyTitle: 'Витрината е празна',
  empty: 'Няма налични шаблони.',
  errorTitle: 'Грешка при зареждане',
  error: (reason) => `Грешка при зареждане на шаблони: ${loadFailures[reason]}`,
};

export const listText = {
  templates,
  /** On the page of projects. */
  portfolioTemplates: { ...templates, errorTitle: 'Шаблоните не се заредиха' },
  /** On their own page. */
  allTemplates: {
    ...templates,
    empty: 'Все още няма налични шаблони.',
    error: () => 'Възникна грешка при зареждането на шаблоните.',
  },
  projects: {
    emptyTitle: 'Витрината е празна',
    empty: 'Няма налични проекти.',
    errorTitle: 'Проектите не се заредиха',
    error: (reason) => `Грешка при зареждане на проекти: ${loadFailures[reason]}`,
  },
  gallery: {
    emptyTitle: 'Модерна Галерия',
    empty: 'Тук ще окачим първите примерни творби.',
    errorTitle: 'Грешка',
    error: () => 'Неуспешно зареждане на снимките',
  },
} satisfies Record<string, ListText>;

export const loadingText = 'Зареждане...';
/** Not the shared one, which would bring all shared texts along. */
export const retryText = 'Опитайте отново';
