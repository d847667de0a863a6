import type { Prebuilt } from '../../data/prebuilt.ts';
import type { Template } from '../../data/templates.ts';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { TemplateCard } from './TemplateCard.tsx';
import type { TemplateTrade } from './templateTrades.ts';
import { useTemplates } from './useTemplates.ts';

interface Props {
  templates: Prebuilt<Template>;
  trades: readonly TemplateTrade[];
}

/** All templates, for `client:outdated`, which wakes it only when they are to be read again. */
export function TemplateList({ templates, trades }: Props) {
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
          trade={trades.find(({ demoUrl }) => demoUrl === template.demo_url)}
          picture={templates.pictures[template.image_url ?? '']}
          isFirst={place === 0}
        />
      )}
    />
  );
}
