import type { BuildCause } from '@vitrina/shared/siteBuilds.ts';
import type { BuildFailure } from '../providers/siteBuilds.ts';

/** What the console says about publishing the site. */
export const text = {
  title: 'Публикуване',
  stateOf: (state: string) => `Публикуване на сайта: ${state}`,
  waiting: 'Чака',
  running: 'Публикува се',
  live: 'На живо',
  published: 'Публикувано',
  liveAt: (time: string) => `На живо в ${time}`,
  liveSince: (timestamp: string) => `На живо от ${timestamp}`,
  failed: 'Не е публикувано',
  explain: {
    waiting: 'Промените ще бъдат публикувани след малко.',
    notBegun: 'Публикуването още не е започнало. Ако не започне скоро, проверете настройките му.',
    running: 'Новите страници се подготвят. Дотогава посетителите виждат предишните.',
    live: 'Посетителите виждат всички промени.',
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
    manual: 'по желание',
    release: 'нова версия на сайта',
  } satisfies Record<BuildCause, string>,
  publishNow: 'Публикувай сега',
  publishAgain: 'Публикувай отново',
  requestFailed: 'Грешка\nПубликуването не можа да бъде поискано. Моля, опитайте отново.',
  all: 'Всички публикувания',
  latest: 'Последни публикувания',
  lasted: (seconds: number) => (seconds === 1 ? 'за 1 секунда' : `за ${seconds} секунди`),
  empty: 'Сайтът още не е публикуван оттук.',
  loading: 'Зареждане на публикуванията...',
  loadFailed: 'Грешка при зареждане',
  loadFailedReason: 'Възникна грешка при зареждането на публикуванията.',
} as const;
