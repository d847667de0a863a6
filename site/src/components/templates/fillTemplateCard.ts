import type { Template } from '../../data/templates.ts';
import { inquiryAddress } from '../../inquiryAddress.ts';
import { fillLink, fillPicture, fillText } from '../../islands/fresh-list/fillFields.ts';
import { cardText } from '../../text.ts';

/** Writes a template into a card of TemplateCard.astro. */
export function fillTemplateCard(card: HTMLElement, template: Template): void {
  const { name, description, image_url, demo_url } = template;
  fillPicture(card, image_url, cardText.picture(name));
  fillText(card, 'name', name);
  fillText(card, 'description', description);
  fillLink(card, 'demo', demo_url, cardText.demo(name));
  fillLink(card, 'wanted', inquiryAddress(name), cardText.wanted(name));
}
