import { DataTable } from 'react-admin';
import { ContentTable } from '../content/ContentTable.tsx';
import { Excerpt } from '../content/Words.tsx';
import type { Project } from './project.ts';

const Column = DataTable.Col<Project>;

export function ProjectTable() {
  return (
    <ContentTable<Project> sources={{ picture: 'image', name: 'title' }}>
      <Column source="description" disableSort render={({ description }) => <Excerpt text={description} />} />
    </ContentTable>
  );
}
