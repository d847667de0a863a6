import type { Database } from '@vitrina/shared/database.types.ts';
import type { ContentKind } from '../content/ContentKind.ts';
import { text } from './text.ts';

export type Project = Database['public']['Tables']['projects']['Row'];

export const projectKind: ContentKind<Project> = {
  resource: 'projects',
  nameOf: ({ title }) => title,
  pictureOf: ({ image }) => image,
  bucket: 'project-images',
  text,
};
