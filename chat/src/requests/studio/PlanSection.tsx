import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { type Development, finishStage } from '../../api/developments.ts';
import { StageRows } from '../../project/StageRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { stageMessage } from './stageMessage.ts';
import { text } from './text.ts';

interface Props {
  accountId: string;
  client: Pick<Client, 'id' | 'site_url'>;
  development: Development | null;
  onChange: () => Promise<void>;
}

/** The stages of the site. Finishing one writes a message to the client. */
export function PlanSection({ accountId, client, development, onChange }: Props) {
  const [isPlanning, setPlanning] = useState(false);
  const [isFinishing, setFinishing] = useState(false);
  const toast = useToast();

  const finish = async (plan: Development, place: number) => {
    setFinishing(true);
    const result = await finishStage(plan, place, stageMessage(plan, place, client.site_url));
    if (!result.ok) toast({ tone: 'error', title: text.failures[result.reason] });
    await onChange();
    setFinishing(false);
  };

  return (
    <>
      {development !== null && (
        <StageRows
          stages={development.stages}
          actionOf={({ title }, place) => (
            <Button
              ref={keepFocus}
              aria-disabled={isFinishing}
              onClick={() => !isFinishing && void finish(development, place)}
            >
              {text.finish}
              <span className="sr-only"> {title}</span>
            </Button>
          )}
        />
      )}
      <div>
        <Button variant={development === null ? 'primary' : 'ghost'} onClick={() => setPlanning(true)}>
          {development === null ? text.planStart : text.planEdit}
        </Button>
      </div>
      {isPlanning && (
        <PlanDialog accountId={accountId} clientId={client.id} onClose={() => setPlanning(false)} />
      )}
    </>
  );
}
