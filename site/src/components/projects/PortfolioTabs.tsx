import { useState } from 'react';
import { fallbackProjects } from '../../content/fallbackProjects.ts';
import { portfolioTabs } from '../../content/portfolioTabs.ts';
import type { Project, Template } from '../../data/fetchRows.ts';
import type { BuiltContent } from '../../data/isOutdated.ts';
import type { Prebuilt } from '../../data/prebuilt.ts';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';
import { useIsOutdated } from '../../islands/fresh-list/useIsOutdated.ts';
import { TabPanel } from '../../islands/tabs/TabPanel.tsx';
import { Tabs } from '../../islands/tabs/Tabs.tsx';
import { TemplateCard } from '../templates/TemplateCard.tsx';
import { ProjectCard } from './ProjectCard.tsx';

export interface PortfolioProps {
  label: string;
  projects: Prebuilt<Project>;
  templates: Prebuilt<Template>;
  content: BuiltContent;
}

/** The studio's work in two tabs: projects and templates. */
export function PortfolioTabs({ label, projects, templates, content }: PortfolioProps) {
  const [chosen, choose] = useState(0);
  const [projectsTab, templatesTab] = portfolioTabs;
  const isOutdated = useIsOutdated(content);
  const freshProjects = useFreshRows('projects', projects.rows, isOutdated);
  const freshTemplates = useFreshRows('templates', templates.rows, isOutdated);

  return (
    <>
      <Tabs label={label} tabs={portfolioTabs} chosen={chosen} choose={choose} className="mb-9" />
      <TabPanel tab={projectsTab} isShown={chosen === 0}>
        <FreshList
          fresh={freshProjects}
          text={listText.projects}
          skeletons={3}
          fallback={fallbackProjects}
          card={(project, place) => (
            <ProjectCard
              key={project.id}
              project={project}
              picture={projects.pictures[project.image]}
              isFirst={place === 0}
            />
          )}
        />
      </TabPanel>
      <TabPanel tab={templatesTab} isShown={chosen === 1}>
        <FreshList
          fresh={freshTemplates}
          text={listText.portfolioTemplates}
          skeletons={3}
          card={(template) => (
            <TemplateCard
              key={template.id}
              template={template}
              picture={templates.pictures[template.image_url ?? '']}
            />
          )}
        />
      </TabPanel>
    </>
  );
}
