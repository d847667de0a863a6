import { formatDate } from '@vitrina/shared/dates.ts';
import { type Development, finishStage } from '../../api/developments.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import type { DialogClient } from './ProjectDialog.tsx';
import { text } from './text.ts';

interface Props {
  client: Pick<DialogClient, 'site_url'>;
  development: Development | null;
  onChange: () => Promise<void>;
  onEdit: () => void;
}

/** The stages of the site; what is noted as done the client reads in the conversation. */
export function PlanSection({ client, development, onChange, onEdit }: Props) {
  const toast = useToast();
  const told = async (changing: ReturnType<typeof finishStage>) => {
    const result = await changing;
    if (!result.ok) toast({ tone: 'error', title: text.failures[result.reason] });
    await onChange();
  };
  const finish = ({ id, stages }: Development, place: number) => {
    const isLast = stages.filter(({ done_at }) => done_at === null).length === 1;
    const isLaunch = isLast && client.site_url !== null;
    const message = isLaunch
      ? text.launched(client.site_url ?? '')
      : text.stageDone(stages[place]?.title ?? '');
    return told(finishStage(id, place, message));
  };
  const current = development?.stages.findIndex(({ done_at }) => done_at === null);

  return (
    <section className="grid gap-2">
      <h3 className="font-display text-h4 font-extrabold">{text.plan}</h3>
      {development !== null && (
        <ol>
          {development.stages.map(({ title, done_at }, place) => (
            <li
              key={place}
              className="flex min-h-13 items-center justify-between gap-3 border-t border-line py-1"
            >
              <span className="wrap-anywhere">{title}</span>
              {done_at !== null && <span className="text-small text-success">{formatDate(done_at)}</span>}
              {place === current && (
                <Button onClick={() => void finish(development, place)}>
                  {text.finish}
                  <span className="sr-only"> {title}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button variant={development === null ? 'primary' : 'ghost'} onClick={onEdit}>
          {development === null ? text.planStart : text.planEdit}
        </Button>
      </div>
    </section>
  );
}
