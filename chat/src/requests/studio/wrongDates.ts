import { isOfThisCentury } from '@vitrina/shared/calendar.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';
import type { FormErrors } from '../../ui/useForm.ts';
import { text } from './text.ts';

/**
 * Dates without a day, a month or a year, whose value is empty: they would be sent as if nothing had been typed. And
 * those with a year that the database refuses.
 */
export function wrongDates(form: HTMLFormElement | null): FormErrors {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  const errors = [...dates].map(({ name, value, validity }) => [
    name,
    validity.badInput ? text.dateUnfinished : dayProblem(value),
  ]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** What is wrong with a day, which may be empty. */
export const dayProblem = (day: string): string | undefined =>
  day === '' || isOfThisCentury(day) ? undefined : sharedText.dayOfAnotherCentury;
