import type { Template } from '../../data/fetchRows.ts';
import type { Prebuilt } from '../../data/prebuilt.ts';
import { EmptyState } from '../../islands/fresh-list/EmptyState.tsx';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';
import { TemplateCard } from './TemplateCard.tsx';
import type { TemplateTrade } from './templateTrades.ts';

interface Props {
  templates: Prebuilt<Template>;
  trades: readonly TemplateTrade[];
}

/** All templates. `client:outdated` hydrates the list only when its rows must be read again. */
export function TemplateList({ templates, trades }: Props) {
  const fresh = useFreshRows('templates', templates.rows, true);
  const text = listText.allTemplates;
  return (
    <>
      <FreshList
        fresh={fresh}
        text={text}
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
      {/* TradeFilter.astro shows it when the chosen trade has no card. */}
      {fresh.list.step === 'rows' && (
        <div className="none-of-trade hidden">
          <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
        </div>
      )}
    </>
  );
}
