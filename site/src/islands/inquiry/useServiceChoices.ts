import { useEffect, useRef, useState } from 'react';
import { fetchActiveTemplates } from '../../data/templates.ts';
import { type Choice, requestedChoice, serviceChoices } from './serviceChoices.ts';

/** The options of the field „Шаблон“, with the one that the page's address asks for chosen as long as none else is. */
export function useServiceChoices(templateNames: readonly string[]) {
  const [requested, setRequested] = useState<Choice>();
  const select = useRef<HTMLSelectElement>(null);
  const choices = serviceChoices(templateNames);

  useEffect(() => {
    const choice = requestedChoice(new URLSearchParams(location.search));
    if (choice) void isOnOffer(choice, templateNames).then((isIt) => isIt && setRequested(choice));
  }, [templateNames]);

  useEffect(() => {
    // Coming back, the visitor finds what was chosen before: that stands above the address.
    if (requested && select.current?.value === '') select.current.value = requested.value;
  }, [requested]);

  const isListed = choices.some(({ value }) => value === requested?.value);
  return { choices: requested && !isListed ? [...choices, requested] : choices, select };
}

/** A template that the page does not know may be newer than the page; anything else in the address is nothing of ours. */
async function isOnOffer({ value, label }: Choice, templateNames: readonly string[]): Promise<boolean> {
  const isService = value !== label;
  if (isService || templateNames.includes(value)) return true;
  const templates = await fetchActiveTemplates();
  return templates.ok && templates.value.some(({ name }) => name === value);
}
