import type { Template } from '../../data/fetchRows.ts';
import type { BuiltContent } from '../../data/isOutdated.ts';
import type { Prebuilt } from '../../data/prebuilt.ts';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';
import { useIsOutdated } from '../../islands/fresh-list/useIsOutdated.ts';
import { TemplateCard } from '../templates/TemplateCard.tsx';
import type { TemplateTrade } from '../templates/templateTrades.ts';

interface Props {
  templates: Prebuilt<Template>;
  trades: readonly TemplateTrade[];
  content: BuiltContent;
  /** How many are shown. */
  size: number;
}

/** The first templates. */
export function FirstTemplates({ templates, trades, content, size }: Props) {
  const fresh = useFreshRows('templates', templates.rows, useIsOutdated(content));
  return (
    <FreshList
      fresh={fresh}
      text={listText.templates}
      skeletons={size}
      card={(template, place) =>
        place < size && (
          <TemplateCard
            key={template.id}
            template={template}
            trade={trades.find(({ demoUrl }) => demoUrl === template.demo_url)}
            picture={templates.pictures[template.image_url ?? '']}
          />
        )
      }
    />
  );
}
