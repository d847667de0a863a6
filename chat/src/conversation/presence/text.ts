import type { AnswerTime } from './answerTime.ts';

const WEEKDAYS = ['в понеделник', 'във вторник', 'в сряда', 'в четвъртък', 'в петък', 'в събота', 'в неделя'];
const answerDay = (when: 'today' | 'tomorrow' | number) =>
  typeof when === 'number' ? WEEKDAYS[when] : { today: 'днес', tomorrow: 'утре' }[when];

export const text = {
  now: 'Сега е работно време. Ще ви отговорим тук.',
  next: ({ when, opens }: Extract<AnswerTime, { is: 'next' }>) =>
    `Сега не работим. Ще ви отговорим ${answerDay(when)} след ${opens}\u00a0ч.`,
  /** A date with a year ends with „г.“, whose full stop also ends the sentence. */
  rest: (until: string, back: string) =>
    `Почиваме до ${until} включително. Ще ви отговорим на ${back}`.replace(/\.?$/, '.'),
};
