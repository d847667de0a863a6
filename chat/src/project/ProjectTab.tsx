import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $drafts } from '../conversation/sending/drafts.ts';
import { RequestCard } from '../requests/RequestCard.tsx';
import { waitingRequests } from '../requests/requestState.ts';
import { answerDraftOf } from '../requests/useAnswerDraft.ts';
import { LoadError } from '../ui/Notice.tsx';
import { Files } from './Files.tsx';
import { Offers } from './Offers.tsx';
import { Plan } from './Plan.tsx';
import { ProjectPart } from './ProjectPart.tsx';
import { pictureOfSite } from './pictureOfSite.ts';
import { projectOf, stepOfAll } from './projectOf.ts';
import { text } from './text.ts';

interface Props {
  clientId: string;
  /** The name that the studio gave the client. */
  name: string;
  onWrite: () => void;
}

/**
 * Everything between client and studio besides messages: open requests, plan, files and offers. All of it is in the
 * conversation as well.
 */
export default function ProjectTab({ clientId, name, onWrite }: Props) {
  const { $project, read } = projectOf(clientId);
  const project = useStore($project);
  const drafts = useStore($drafts);
  const step = stepOfAll(project);
  if (step === 'failed')
    return (
      <div className="grid flex-1 content-center p-4">
        <LoadError title={text.failed} onRetry={() => void read()} />
      </div>
    );
  if (step === 'loading')
    return (
      <p className="p-8 text-center text-muted" role="status">
        {text.loading}
      </p>
    );
  const waiting = waitingRequests(project.requests);
  const unsent = project.requests.filter(
    (request) => !request.is_open && answerDraftOf(drafts, request) !== '',
  );
  return (
    <section
      className="relative flex-1 overflow-y-auto px-safe-4 py-6 focus-visible:-outline-offset-3"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls whatever has the focus.
      tabIndex={0}
      aria-label={text.project}
    >
      <div className="mx-auto grid max-w-page gap-9">
        <Section title={text.waits}>
          <ProjectPart clientId={clientId} part="requests">
            {waiting.length === 0 && <p className="text-lead text-muted">{text.nothingWaits}</p>}
            <div className="grid grid-flow-dense items-start gap-7 md:grid-cols-[7fr_5fr]">
              {[...waiting, ...unsent].map((request) => (
                <div key={request.id} className={request.kind === 'materials' ? 'md:col-span-2' : ''}>
                  <RequestCard request={request} isAsked onWrite={onWrite} />
                </div>
              ))}
            </div>
          </ProjectPart>
        </Section>
        <Section title={text.plan}>
          <ProjectPart clientId={clientId} part="development">
            <Plan development={project.development} name={name} picture={pictureOfSite(project.requests)} />
          </ProjectPart>
        </Section>
        <div className="grid items-start gap-9 md:grid-cols-2">
          <Section title={text.files}>
            <ProjectPart clientId={clientId} part="files">
              <Files clientId={clientId} fromClient={text.fromYou} />
            </ProjectPart>
          </Section>
          <Offers requests={project.requests} name={name} />
        </div>
      </div>
    </section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
