import { FILES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type MapStore, map, onMount } from 'nanostores';
import { type Development, fetchDevelopment, fetchFiles } from '../api/developments.ts';
import type { Failure } from '../api/failure.ts';
import type { Message } from '../api/messages.ts';
import { $projectHint } from '../api/projectHints.ts';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';
import { oneAtATime } from '../oneAtATime.ts';

/** The values of the last successful read stay if the next read fails. */
interface Project {
  step: 'loading' | 'failed' | 'ready';
  requests: readonly ClientRequest[];
  development: Development | null;
  files: readonly Message[];
  hasMoreFiles: boolean;
}

interface OpenProject {
  $project: MapStore<Project>;
  read: () => Promise<void>;
  readMoreFiles: () => Promise<Result<void, Failure>>;
}

const projects = new Map<string, OpenProject>();

/** Everything between a client and the studio besides messages. It is read again whenever it may have changed. */
export function projectOf(clientId: string): OpenProject {
  const known = projects.get(clientId);
  if (known !== undefined) return known;
  const $project = map<Project>({
    step: 'loading',
    requests: [],
    development: null,
    files: [],
    hasMoreFiles: false,
  });
  const read = oneAtATime(async () => {
    const [requests, development, files] = await Promise.all([
      fetchRequests(clientId),
      fetchDevelopment(clientId),
      fetchFiles(clientId),
    ]);
    if (requests.ok && development.ok && files.ok)
      $project.set({
        step: 'ready',
        requests: requests.value,
        development: development.value,
        ...withPage(files.value, $project.get()),
      });
    else if ($project.get().step !== 'ready') $project.setKey('step', 'failed');
  });
  const readMoreFiles = async () => {
    const page = await fetchFiles(clientId, $project.get().files.at(-1)?.number);
    if (!page.ok) return failure(page.reason);
    const { files } = $project.get();
    $project.set({ ...$project.get(), files: [...files, ...page.value], hasMoreFiles: isWhole(page.value) });
    return success(undefined);
  };
  onMount($project, () => $projectHint.subscribe(() => void read()));
  const opened = { $project, read, readMoreFiles };
  projects.set(clientId, opened);
  return opened;
}

const isWhole = (page: readonly Message[]) => page.length === FILES_PER_PAGE;

/** The first page, followed by the older files that were read already. */
function withPage(page: readonly Message[], { files, hasMoreFiles }: Project) {
  const oldest = page.at(-1)?.number ?? 0;
  const older = isWhole(page) ? files.filter(({ number }) => number < oldest) : [];
  return { files: [...page, ...older], hasMoreFiles: older.length > 0 ? hasMoreFiles : isWhole(page) };
}
