import { fetchProjects } from '../../data/projects.ts';
import { fetchActiveTemplates } from '../../data/templates.ts';
import { defineFreshList } from '../../islands/fresh-list/defineFreshList.ts';
import { fillProjectCard } from '../projects/fillProjectCard.ts';
import { fillTemplateCard } from '../templates/fillTemplateCard.ts';

defineFreshList('project-list', { fetchRows: fetchProjects, fillCard: fillProjectCard });
defineFreshList('template-list', { fetchRows: fetchActiveTemplates, fillCard: fillTemplateCard });
