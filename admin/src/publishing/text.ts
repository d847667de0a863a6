import type { Moment } from '@vitrina/shared/dates.ts';
import type { BuildCause } from '@vitrina/shared/siteBuilds.ts';
import type { BuildFailure } from '../providers/siteBuilds.ts';

export const text = {
  title: 'Публикуване',
  stateOf: (state: string) => `Публикуване на сайта: ${state}`,
  waiting: 'Чака',
  running: 'Публикува се',
  live: 'На живо',
  published: 'Публикувано',
  liveSince: ({ clock, date }: Moment) => (date ? `На живо от ${date}, ${clock}` : `На живо от ${clock}`),
  failed: 'Не е публикувано',
  explain: {
    requested: 'Промените ще бъдат публикувани след малко.',
    notBegun: 'Публикуването още не е започнало. Ако не започне скоро, проверете настройките му.',
    running: 'Новите страници се подготвят. Дотогава посетителите виждат предишните.',
    published: 'Посетителите виждат всички промени.',
    failed: 'Посетителите виждат сайта отпреди последните промени.',
  },
  failures: {
    backend: 'Данните за страниците не можаха да бъдат прочетени.',
    build: 'Страниците не можаха да бъдат създадени.',
    deploy: 'Страниците не можаха да бъдат качени.',
    hook: 'Услугата, която създава страниците, не отговори.',
    timeout: 'Публикуването не завърши навреме.',
    interrupted: 'Публикуването беше прекъснато и започна отначало.',
  } satisfies Record<BuildFailure, string>,
  causes: {
    templates: 'шаблони',
    projects: 'проекти',
    ai_gallery_images: 'AI галерия',
    posts: 'статии',
    services: 'услуги',
    prices: 'цени',
    packages: 'пакети',
    faqs: 'въпроси',
    testimonials: 'мнения',
    studio_facts: 'данни за студиото',
    manual: 'по желание',
    release: 'нова версия на сайта',
    year: 'нова година',
  } satisfies Record<BuildCause, string>,
  publishNow: 'Публикувай сега',
  publishAgain: 'Публикувай отново',
  requestFailed: 'Грешка\nПубликуването не можа да бъде поискано. Моля, опитайте отново.',
  all: 'Всички публикувания',
  latest: 'Последни публикувания',
  changes: 'Последни промени',
  change: (kind: string, title: string) => (title ? `${kind} „${title}“` : kind),
  takeBack: 'Върни',
  takeBackOf: (kind: string, title: string) =>
    title ? `Върни промяната на „${title}“` : `Върни промяната: ${kind}`,
  lasted: (minutes: number, seconds: number) => {
    const parts = [minutes > 0 && `${minutes}\u00a0мин.`, seconds > 0 && `${seconds}\u00a0сек.`];
    return `за ${parts.filter(Boolean).join(' и ')}`;
  },
  empty: 'Сайтът още не е публикуван оттук.',
  loadFailedReason: 'Възникна грешка при зареждането на публикуванията.',
} as const;
