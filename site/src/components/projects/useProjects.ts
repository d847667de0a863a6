import type { Prebuilt } from '../../data/prebuilt.ts';
import type { Project } from '../../data/projects.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';

/** Those of the page, read again once they are outdated. */
export const useProjects = ({ rows }: Prebuilt<Project>, isOutdated: boolean) =>
  useFreshRows(rows, isOutdated, async () => {
    const { fetchProjects } = await import('../../data/projects.ts');
    return fetchProjects();
  });
