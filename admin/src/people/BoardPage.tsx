import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FormDialog } from '../forms/FormDialog.tsx';
import { peopleTotalsQuery, type Stage, type StageTotal, stages } from '../providers/people.ts';
import { ListEmpty } from '../ui/ListPage.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import { useIsWide } from '../ui/useScreen.ts';
import { useWords } from '../ui/useWords.ts';
import { BoardTools } from './BoardTools.tsx';
import { Columns } from './Columns.tsx';
import { MovedContext } from './MovedContext.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonForm } from './PersonForm.tsx';
import { Today } from './Today.tsx';
import { text } from './text.ts';

/** Today's steps, and all people in columns by stage. The address holds the search and the stage. */
export function BoardPage() {
  const words = useWords();
  const moved = useRef<string>(undefined);
  const { data: totals, error, refetch } = useQuery(peopleTotalsQuery);
  return (
    <>
      <PageTitle title={words('page.list')} />
      <div className="mb-6.5 empty:hidden">
        <NotLoaded data={totals} error={error} refetch={refetch} label={text.loading} />
      </div>
      {totals?.every(({ people }) => people === 0) && <ListEmpty />}
      {totals?.some(({ people }) => people > 0) && (
        <MovedContext value={moved}>
          <Today />
          <BoardTools totals={totals} />
          <Shown totals={totals} />
        </MovedContext>
      )}
      <FormDialog>
        <PersonForm />
      </FormDialog>
    </>
  );
}

/** The search results, the people of one stage (the lost ones, or any stage on a narrow screen), or all columns. */
function Shown({ totals }: { totals: StageTotal[] }) {
  const [params] = useSearchParams();
  const isWide = useIsWide('lg');
  const q = params.get('q') ?? '';
  const stage = stages.find((known) => known === params.get('stage'));
  if (q) return <PeopleList filter={{ q }} title={text.found} nobody={text.nobodyFound} hasStage />;
  if (stage === 'lost')
    return <PeopleList filter={{ stage }} title={text.stages.lost} nobody={text.nobodyLost} />;
  if (isWide) return <Columns totals={totals} />;
  const shown = stage ?? 'new';
  return (
    <>
      <StageTabs totals={totals} shown={shown} />
      <PeopleList key={shown} filter={{ stage: shown }} title={text.stages[shown]} nobody={text.nobodyHere} />
    </>
  );
}

/** The stages, on screens that are too narrow for columns. */
const StageTabs = ({ totals, shown }: { totals: StageTotal[]; shown: Stage }) => (
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
