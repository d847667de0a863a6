import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import type { ClientRequest } from '../../api/requests.ts';
import { projectOf } from '../../project/projectOf.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { RequestCard } from '../RequestCard.tsx';
import { waitingRequests } from '../requestState.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanSection } from './PlanSection.tsx';
import { RequestForm } from './RequestForm.tsx';
import { StudioActions } from './StudioActions.tsx';
import { text } from './text.ts';

export type DialogClient = Pick<Client, 'id' | 'name' | 'site_url'>;

interface Props {
  client: DialogClient;
  onClose: () => void;
}

const KINDS = ['approval', 'materials', 'offer', 'review'] as const;

/** What is asked of a client, the forms that ask, and the plan of the site. */
export default function ProjectDialog({ client, onClose }: Props) {
  const { $project, read } = projectOf(client.id);
  const { requests, development } = useStore($project);
  const [asked, setAsked] = useState<{ kind: (typeof KINDS)[number]; earlier?: ClientRequest }>();
  const [isPlanning, setPlanning] = useState(false);
  const toast = useToast();
  const waiting = waitingRequests(requests);

  if (isPlanning)
    return (
      <Dialog title={text.plan} onClose={() => setPlanning(false)}>
        <PlanForm clientId={client.id} onDone={() => setPlanning(false)} />
      </Dialog>
    );
  if (asked !== undefined)
    return (
      <Dialog title={text.kinds[asked.kind]} onClose={() => setAsked(undefined)}>
        <RequestForm
          {...asked}
          clientId={client.id}
          onCancel={() => setAsked(undefined)}
          onSent={async () => {
            toast({ tone: 'success', title: text.sentTo(client.name) });
            onClose();
            await read();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog title={text.project} onClose={onClose}>
      <div className="flex flex-wrap gap-3">
        {KINDS.map((kind) => (
          <Button key={kind} variant="ghost" onClick={() => setAsked({ kind })}>
            {text.kinds[kind]}
          </Button>
        ))}
      </div>
      <PlanSection
        client={client}
        development={development}
        onChange={read}
        onEdit={() => setPlanning(true)}
      />
      {waiting.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-display text-h4 font-extrabold">{text.open}</h3>
          {waiting.map((request) => (
            <RequestCard key={request.id} request={request} isAsked={false} onWrite={onClose}>
              <StudioActions
                request={request}
                onReplace={() => setAsked({ kind: request.kind, earlier: request })}
              />
            </RequestCard>
          ))}
        </section>
      )}
    </Dialog>
  );
}
