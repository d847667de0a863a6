import { useStore } from '@nanostores/react';
import type { Client } from '../../api/clients.ts';
import { Files } from '../../project/Files.tsx';
import { projectOf } from '../../project/projectOf.ts';
import { text as projectText } from '../../project/text.ts';
import { PlanSection } from '../../requests/studio/PlanSection.tsx';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { PanelSection } from './PanelSection.tsx';
import { text } from './text.ts';

/** What the client sees as „Моят проект“: plan, open requests and files. */
export function ClientProject({ client }: { client: Pick<Client, 'id' | 'name' | 'site_url'> }) {
  const { $project, read } = projectOf(client.id);
  const project = useStore($project);
  if (project.step === 'failed') return <LoadError title={projectText.failed} onRetry={() => void read()} />;
  if (project.step === 'loading') return <Spinner />;
  return (
    <>
      <PanelSection title={projectText.plan}>
        <PlanSection client={client} development={project.development} onChange={read} />
      </PanelSection>
      <PanelSection title={text.waits}>
        <OpenRequests requests={project.requests} />
      </PanelSection>
      <PanelSection title={projectText.files}>
        <Files clientId={client.id} fromClient={projectText.from(client.name)} />
      </PanelSection>
    </>
  );
}
