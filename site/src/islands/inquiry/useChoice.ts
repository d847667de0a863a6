import type { Currencies } from '@vitrina/shared/money.ts';
import { type InputEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfferedItem } from '../../content/offeredItems.ts';
import { choiceInAddress, choiceQuery, type InquiryChoice, READY_MADE } from '../../inquiryChoice.ts';
import { type ChoiceTag, choiceTag } from './choiceTag.ts';

/**
 * Shows the choice in the address as a price tag and as the value of the service field. The address keeps the choice, so
 * the tag survives a reload, and is gone for good when the visitor removes it.
 */
export function useChoice(
  services: Readonly<Record<string, string>>,
  templateNames: readonly string[],
  offered: Readonly<Record<string, OfferedItem>>,
  currencies: Currencies,
) {
  const [tag, setTag] = useState<ChoiceTag>();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef<Promise<void>>(undefined);

  // Layout effects, because the form may be sent as soon as it is hydrated: a press that came before is repeated then.
  useLayoutEffect(() => {
    const show = (choice: InquiryChoice) => {
      const made = choiceTag(choice, services, offered, currencies);
      if (made) setTag(made);
      else leaveNoRoom();
    };
    const choice = choiceInAddress(new URLSearchParams(location.search));
    const { template } = choice;
    if (template === undefined || templateNames.includes(template)) show(choice);
    else
      shown.current = isOnShow(template).then((isIt) =>
        flushSync(() => show(isIt ? choice : readyMade(choice))),
      );
  }, [services, templateNames, offered, currencies]);

  useLayoutEffect(() => {
    const field = select.current;
    if (!tag || !field) return;
    // The browser or keepDraft.ts may have restored another choice, which takes precedence over the address.
    if (field.value === '') field.value = tag.service;
    else if (tag.isServiceAlone && field.value !== tag.service) takeOff();
  }, [tag]);

  function takeOff() {
    setTag(undefined);
    leaveNoRoom();
    const query = choiceQuery({}, new URLSearchParams(location.search));
    history.replaceState(history.state, '', location.pathname + query);
  }

  return {
    tag,
    select,
    /** Settles once a template that the page does not know has been asked for. */
    whenShown: () => shown.current,
    takeOff,
    onSelect: ({ currentTarget }: InputEvent<HTMLSelectElement>) => {
      if (tag?.isServiceAlone && currentTarget.value !== tag.service) takeOff();
    },
  };
}

/** Releases the room that the page reserves for the tag when the address carries a choice. */
function leaveNoRoom(): void {
  document.documentElement.removeAttribute('data-chosen');
}

/** The choice without its template, which is not on show, or has another name by now. */
function readyMade({ template: _, ...choice }: InquiryChoice): InquiryChoice {
  return { ...choice, service: READY_MADE };
}

/**
 * Whether a template is that the page does not know, because it may be newer than the page. One that could not be asked
 * for counts as on show, so that no choice is lost.
 */
async function isOnShow(template: string): Promise<boolean> {
  try {
    // Loaded on demand, because most choices need no request.
    const { fetchRows } = await import('../../data/fetchRows.ts');
    const templates = await fetchRows('templates');
    return !templates.ok || templates.value.some(({ name }) => name === template);
  } catch (error) {
    console.warn('The template could not be asked for:', error);
    return true;
  }
}
