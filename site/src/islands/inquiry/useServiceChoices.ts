import { NO_TEMPLATE } from '@vitrina/shared/services.ts';
import { serviceNames, text } from '@vitrina/shared/text.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchActiveTemplates } from '../../data/templates.ts';

/** An option of the service field. */
interface Choice {
  value: string;
  label: string;
}

/** The options of the service field. What the address asks for is preselected unless something else is chosen. */
export function useServiceChoices(templateNames: readonly string[]) {
  const [requested, setRequested] = useState<Choice>();
  const select = useRef<HTMLSelectElement>(null);
  const choices = serviceChoices(templateNames);

  useEffect(() => {
    const choice = requestedChoice(new URLSearchParams(location.search));
    if (choice) void isOnOffer(choice, templateNames).then((isIt) => isIt && setRequested(choice));
  }, [templateNames]);

  useEffect(() => {
    // The browser may have restored an earlier choice, which takes precedence over the address.
    if (requested && select.current?.value === '') select.current.value = requested.value;
  }, [requested]);

  const isListed = choices.some(({ value }) => value === requested?.value);
  return { choices: requested && !isListed ? [...choices, requested] : choices, select };
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

/** A template that the page does not know may be newer than the page. Anything else in the address is ignored. */
async function isOnOffer({ value, label }: Choice, templateNames: readonly string[]): Promise<boolean> {
  const isService = value !== label;
  if (isService || templateNames.includes(value)) return true;
  const templates = await fetchActiveTemplates();
  return templates.ok && templates.value.some(({ name }) => name === value);
}
