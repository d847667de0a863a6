import * as z from 'zod/mini';
import { type ColumnsOf, optionalLink, requiredPicture, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The form of a project. The database has the same rules. */
export const projectSchema = z.object({
  title: requiredText(text.project.titleMissing, 200),
  description: requiredText(text.project.descriptionMissing, 2000),
  image: requiredPicture(text.project.imageMissing, text.imageLinkInvalid),
  url: optionalLink(text.project.urlInvalid),
} satisfies ColumnsOf<'projects'>);
