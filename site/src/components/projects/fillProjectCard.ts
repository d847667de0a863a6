import type { Project } from '../../data/projects.ts';
import { fillLink, fillPicture, fillText } from '../../islands/fresh-list/fillFields.ts';
import { cardText } from '../../text.ts';

/** Writes a project into a card of ProjectCard.astro. */
export function fillProjectCard(card: HTMLElement, project: Project): void {
  const { title, description, image, url } = project;
  fillPicture(card, image, cardText.picture(title));
  fillText(card, 'title', title);
  fillText(card, 'description', description);
  fillLink(card, 'link', url, cardText.project(title));
}
