import type { Stage, StageTotal } from '../providers/people.ts';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import { text } from './text.ts';

/** The stages, on screens that are too narrow for columns. */
export const StageTabs = ({ totals, shown }: { totals: StageTotal[]; shown: Stage }) => (
  <Tabs label={text.stageTabs} className="mb-3">
    {totals.map(
      ({ stage, people }) =>
        stage !== 'lost' && (
          <Tab key={stage} to={`/people?stage=${stage}`} isCurrent={stage === shown}>
            {text.stages[stage]} <span className="tabular-nums">{people}</span>
          </Tab>
        ),
    )}
  </Tabs>
);
