import { NO_TEMPLATE } from '@vitrina/shared/services.ts';
import { serviceNames, text } from '@vitrina/shared/text.ts';

/** An option of the service field. */
export interface Choice {
  value: string;
  label: string;
}

/** What can always be chosen: no template, or an active one by name. */
export function serviceChoices(templateNames: readonly string[]): Choice[] {
  return [
    { value: NO_TEMPLATE, label: text.inquiry.noTemplate },
    ...templateNames.map((name) => ({ value: name, label: name })),
  ];
}

/**
 * What the address asks for: a template by name (`?template=`) or a service by id (`?service=`).
 * It may be missing among the choices: services always are, and so is a template newer than the build.
 */
export function requestedChoice(query: URLSearchParams): Choice | undefined {
  const template = query.get('template')?.trim();
  if (template) return { value: template, label: template };
  const service = query.get('service') ?? '';
  const label = Object.hasOwn(serviceNames, service) ? serviceNames[service] : undefined;
  return label === undefined ? undefined : { value: service, label };
}
