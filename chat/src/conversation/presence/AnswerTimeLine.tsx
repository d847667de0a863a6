import { brand } from '@vitrina/shared/brand.ts';
import { useNow } from '../../useNow.ts';
import { text } from '../text.ts';
import { answerTime } from './answerTime.ts';

/** Tells a client when to expect an answer. Computed from the working hours, so it is never a promise out of date. */
export function AnswerTimeLine() {
  const time = answerTime(new Date(useNow()), brand.workingHours);
  return (
    <>
      <span
        className={`h-2 w-4 flex-none rounded-b-full ${time === 'now' ? 'bg-success' : 'bg-enamel'}`}
        aria-hidden
      />
      <span className="leading-[1.3] text-balance">{text.answerTime(time, brand.workingHours.opens)}</span>
    </>
  );
}
