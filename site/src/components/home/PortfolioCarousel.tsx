import { fallbackProjects } from '../../content/fallbackProjects.ts';
import { portfolioTabs } from '../../content/portfolioTabs.ts';
import type { Project, Template } from '../../data/fetchRows.ts';
import { Carousel } from '../../islands/carousel/Carousel.tsx';
import { CarouselRow } from '../../islands/carousel/CarouselRow.tsx';
import { CARD_SIZES } from '../../islands/carousel/cardSizes.ts';
import { rowsToShow } from '../../islands/fresh-list/FreshList.tsx';
import { ListNotice } from '../../islands/fresh-list/ListNotice.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';
import { useIsOutdated } from '../../islands/fresh-list/useIsOutdated.ts';
import type { PortfolioProps } from '../projects/PortfolioTabs.tsx';
import { ProjectCard } from '../projects/ProjectCard.tsx';
import { TemplateCard } from '../templates/TemplateCard.tsx';

interface Props extends PortfolioProps {
  moreProjects: string;
  moreTemplates: string;
}

/** The studio's work as a carousel with two tabs: projects and templates. */
export function PortfolioCarousel({ label, projects, templates, content, ...more }: Props) {
  const [projectsTab, templatesTab] = portfolioTabs;
  const isOutdated = useIsOutdated(content);
  const freshProjects = useFreshRows('projects', projects.rows, isOutdated);
  const freshTemplates = useFreshRows('templates', templates.rows, isOutdated);

  const projectCard = (project: Project) => (
    <ProjectCard
      key={project.id}
      project={project}
      picture={projects.pictures[project.image]}
      sizes={CARD_SIZES}
    />
  );
  const templateCard = (template: Template) => (
    <TemplateCard
      key={template.id}
      template={template}
      picture={templates.pictures[template.image_url ?? '']}
      sizes={CARD_SIZES}
    />
  );
  const panels = [
    {
      ...projectsTab,
      href: '/projects',
      more: more.moreProjects,
      cards: rowsToShow(freshProjects, fallbackProjects)?.map(projectCard),
      notice: (
        <ListNotice
          fresh={freshProjects}
          text={listText.projects}
          skeletons={3}
          withoutScript={<CarouselRow>{fallbackProjects.map(projectCard)}</CarouselRow>}
        />
      ),
    },
    {
      ...templatesTab,
      href: '/templates',
      more: more.moreTemplates,
      cards: rowsToShow(freshTemplates)?.map(templateCard),
      notice: <ListNotice fresh={freshTemplates} text={listText.templates} skeletons={3} />,
    },
  ];
  return <Carousel label={label} panels={panels} />;
}
