import type { Currencies } from '@vitrina/shared/money.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { PricedChoice } from '../../content/pricedChoices.ts';
import { choiceInAddress } from '../../inquiryChoice.ts';
import { type ChoiceTag, choiceTag } from './choiceTag.ts';

/**
 * What the address asks for, as a price tag and as a value of the field for a service or a template. The address keeps it:
 * the tag is there again after a reload, and gone for good when the visitor takes it off.
 */
export function useChoice(
  services: Readonly<Record<string, string>>,
  templateNames: readonly string[],
  priced: Readonly<Record<string, PricedChoice>>,
  currencies: Currencies,
) {
  const [tag, setTag] = useState<ChoiceTag>();
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const choice = choiceInAddress(new URLSearchParams(location.search));
    const made = choiceTag(choice, services, priced, currencies);
    if (!made) return leaveNoRoom();
    void isOnShow(choice.template, templateNames)
      .catch(() => false)
      .then((isIt) => (isIt ? setTag(made) : leaveNoRoom()));
  }, [services, templateNames, priced, currencies]);

  useEffect(() => {
    const field = select.current;
    if (!tag || !field) return;
    // The browser may have restored another choice, which takes precedence over the address.
    if (field.value === '') field.value = tag.service;
    else if (tag.isServiceAlone && field.value !== tag.service) takeOff();
  }, [tag]);

  function takeOff() {
    setTag(undefined);
    leaveNoRoom();
    history.replaceState(history.state, '', location.pathname);
  }

  return {
    tag,
    select,
    takeOff,
    onSelect: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      if (tag?.isServiceAlone && target.value !== tag.service) takeOff();
    },
  };
}

/** Where the address carries a choice, the page keeps room for the tag, so that nothing moves when it comes. */
function leaveNoRoom(): void {
  document.documentElement.removeAttribute('data-chosen');
}

/** A template that the page does not know may be newer than the page. */
async function isOnShow(template: string | undefined, templateNames: readonly string[]): Promise<boolean> {
  if (template === undefined || templateNames.includes(template)) return true;
  // Most choices need no question to the server.
  const { fetchRows } = await import('../../data/fetchRows.ts');
  const templates = await fetchRows('templates');
  return templates.ok && templates.value.some(({ name }) => name === template);
}
