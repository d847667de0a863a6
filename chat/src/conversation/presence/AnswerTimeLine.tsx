import { useStore } from '@nanostores/react';
import { formatDay } from '@vitrina/shared/calendar.ts';
import { useNow } from '../../useNow.ts';
import { $studioFacts, useStudioFacts } from '../../useStudioFacts.ts';
import { type AnswerTime, answerTime } from './answerTime.ts';
import { text } from './text.ts';

/**
 * Tells a client when to expect an answer, computed from the working hours. Until these are read it only takes up its place,
 * because it might be wrong.
 */
export default function AnswerTimeLine() {
  const time = answerTime(new Date(useNow()), useStudioFacts());
  const isKnown = useStore($studioFacts) !== undefined;
  return (
    <span className={`flex min-w-0 items-center gap-2 ${isKnown ? '' : 'invisible'}`}>
      <span
        className={`h-2 w-4 flex-none rounded-b-full ${time.is === 'now' ? 'bg-success' : 'bg-enamel'}`}
        aria-hidden
      />
      <span className="leading-[1.3] text-balance">{wordsOf(time)}</span>
    </span>
  );
}

function wordsOf(time: AnswerTime): string {
  switch (time.is) {
    case 'now':
      return text.now;
    case 'next':
      return text.next(time);
    case 'rest':
      return text.rest(formatDay(time.until), formatDay(time.back));
  }
}
