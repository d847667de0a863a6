import { monthOf, today, weekdayOf } from '@vitrina/shared/calendar.ts';

/** Today's date as a page of a wall calendar, light in both colour schemes; on phones a row. */
export function Leaf() {
  const day = today();
  return (
    <p className="m-0 flex items-center gap-3.5 border-0 border-line bg-paper text-ink-fix max-md:border-b max-md:border-solid max-md:pr-4 md:border-r-2 md:border-dotted md:flex-col md:gap-0 md:text-center">
      <span className="order-2 font-display text-[1.5rem]/[1] font-extrabold md:order-1 md:w-full md:bg-tomato md:pt-2 md:pb-2.5 md:text-plaster-fix">
        {monthOf(day)}
      </span>
      <b className="order-1 bg-tomato px-3.5 pt-2 pb-2.5 font-display text-[3.75rem]/[0.86] font-extrabold text-plaster-fix tabular-nums md:order-2 md:bg-transparent md:pt-4 md:pb-0.5 md:text-[7.25rem] md:text-ink-fix">
        {Number(day.slice(8))}
      </b>
      <span className="order-3 text-small/[1.2] font-semibold md:pb-3.5">{weekdayOf(day)}</span>
    </p>
  );
}
