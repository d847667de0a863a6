import { useEffect, useRef, useState } from 'react';
import { fetchActiveTemplates } from '../../data/templates.ts';
import { type Choice, requestedChoice, serviceChoices } from './serviceChoices.ts';

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

/** A template that the page does not know may be newer than the page. Anything else in the address is ignored. */
async function isOnOffer({ value, label }: Choice, templateNames: readonly string[]): Promise<boolean> {
  const isService = value !== label;
  if (isService || templateNames.includes(value)) return true;
  const templates = await fetchActiveTemplates();
  return templates.ok && templates.value.some(({ name }) => name === value);
}
