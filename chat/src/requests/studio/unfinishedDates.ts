import type { FormErrors } from '../../ui/useForm.ts';
import { text } from './text.ts';

/** Dates without a day, a month or a year: their value is empty, and they would be sent as if nothing had been typed. */
export function unfinishedDates(form: HTMLFormElement | null): FormErrors {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  const unfinished = [...dates].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(unfinished.map(({ name }) => [name, text.dateUnfinished]));
}
