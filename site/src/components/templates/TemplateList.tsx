import type { Prebuilt } from '../../data/prebuilt.ts';
import type { Template } from '../../data/templates.ts';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { useTemplates } from './useTemplates.ts';

/** All templates, for `client:outdated`, which wakes it only when they are to be read again. */
export function TemplateList({ templates }: { templates: Prebuilt<Template> }) {
  const fresh = useTemplates(templates, true);
  return (
    <FreshList
      fresh={fresh}
      text={listText.allTemplates}
      skeletons={6}
      card={(template, place) => (
        <TemplateCard
          key={template.id}
          template={template}
          picture={templates.pictures[template.image_url ?? '']}
          isFirst={place === 0}
        />
      )}
    />
  );
}
