import { text } from '@vitrina/shared/forms/text.ts';
import { NO_TEMPLATE } from '@vitrina/shared/services.ts';

/** An option of the field for a service or a template. */
export interface ServiceChoice {
  value: string;
  label: string;
}

export const serviceChoices = (names: Readonly<Record<string, string>>): ServiceChoice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** No template, or an active one by name. */
export function templateChoices(templateNames: readonly string[]): ServiceChoice[] {
  return [
    { value: NO_TEMPLATE, label: text.inquiry.noTemplate },
    ...templateNames.map((name) => ({ value: name, label: name })),
  ];
}
