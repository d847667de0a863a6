import type { Stage } from '../providers/people.ts';

const stages: Readonly<Record<Stage, string>> = {
  new: 'Нов',
  talking: 'В разговор',
  offer: 'Оферта',
  won: 'Спечелен',
  lost: 'Изгубен',
};

export const text = {
  stages,
  stage: 'Етап',
  stageTabs: 'Етапи',
  loading: 'Зареждане на клиентите...',
  lost: (count: number) => `Изгубени (${count})`,
  board: 'Към етапите',
  found: 'Намерени',
  nobodyFound: 'Няма намерени клиенти.',
  nobodyHere: 'Тук няма никого.',
  nobodyLost: 'Няма изгубени клиенти.',
  more: 'Покажи още',
  move: (stage: Stage) => `Премести: ${stages[stage]}`,
  moved: (name: string, stage: Stage) => `${name}: ${stages[stage]}`,
  actionsFor: (name: string) => `Действия за ${name}`,
  waits: 'чака в чата',
  today: 'За днес',
  noSteps: 'Няма стъпки за днес.',
  dueToday: 'днес',
  late: (days: number) => (days === 1 ? 'Просрочено с 1 ден' : `Просрочено с ${days} дни`),
  done: 'Готово',
  doneFor: (name: string) => `Готово: ${name}`,
  stepDone: 'Стъпката е отметната',
  due: (count: number) => (count === 1 ? '1 стъпка за днес' : `${count} стъпки за днес`),
} as const;
