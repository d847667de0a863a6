import { useStore } from '@nanostores/react';
import type { Client } from '../../api/clients.ts';
import { Files } from '../../project/Files.tsx';
import { ProjectPart } from '../../project/ProjectPart.tsx';
import { projectOf, stepOfAll } from '../../project/projectOf.ts';
import { text as projectText } from '../../project/text.ts';
import { PlanSection } from '../../requests/studio/PlanSection.tsx';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { PanelSection } from './PanelSection.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  client: Pick<Client, 'id' | 'name' | 'site_url'>;
}

/** What the client sees as „Моят проект“: plan, open requests and files. */
export function ClientProject({ accountId, client }: Props) {
  const { $project, read } = projectOf(client.id);
  const project = useStore($project);
  const step = stepOfAll(project);
  if (step === 'failed') return <LoadError title={projectText.failed} onRetry={() => void read()} />;
  if (step === 'loading') return <Spinner />;
  return (
    <>
      <PanelSection title={projectText.plan}>
        <ProjectPart clientId={client.id} part="development">
          <PlanSection
            accountId={accountId}
            client={client}
            development={project.development}
            onChange={read}
          />
        </ProjectPart>
      </PanelSection>
      <PanelSection title={text.waits}>
        <ProjectPart clientId={client.id} part="requests">
          <OpenRequests requests={project.requests} />
        </ProjectPart>
      </PanelSection>
      <PanelSection title={projectText.files}>
        <ProjectPart clientId={client.id} part="files">
          <Files clientId={client.id} fromClient={projectText.from(client.name)} />
        </ProjectPart>
      </PanelSection>
    </>
  );
}
