import { FILES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type MapStore, map, onMount } from 'nanostores';
import { type Development, fetchDevelopment, fetchFiles } from '../api/developments.ts';
import type { Failure } from '../api/failure.ts';
import type { Message } from '../api/messages.ts';
import { $fileHint, $projectHint } from '../api/projectHints.ts';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';
import { repeatable } from '../oneAtATime.ts';
import { forgetSentAnswer } from '../requests/useAnswerDraft.ts';

type ReadStep = 'loading' | 'failed' | 'ready';
export type Part = 'requests' | 'development' | 'files';

/** The values of the last successful read stay if the next read fails. */
interface Project {
  /** Of each part: `failed` until it can be read for the first time. */
  steps: Readonly<Record<Part, ReadStep>>;
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

/**
 * Everything between a client and the studio besides messages. It is read again whenever it may have changed, and a
 * part that could not be read after a pause.
 */
export function projectOf(clientId: string): OpenProject {
  const known = projects.get(clientId);
  if (known !== undefined) return known;
  const $project = map<Project>({
    steps: { requests: 'loading', development: 'loading', files: 'loading' },
    requests: [],
    development: null,
    files: [],
    hasMoreFiles: false,
  });
  const reading = <Value>(
    part: Part,
    fetch: (clientId: string) => Promise<Result<Value, Failure>>,
    valuesOf: (value: Value) => Partial<Project>,
  ) =>
    repeatable(async () => {
      const result = await fetch(clientId);
      // Not `get()`: while nobody looks, that would start the next read.
      const { steps } = $project.value;
      if (result.ok)
        $project.set({
          ...$project.value,
          ...valuesOf(result.value),
          steps: { ...steps, [part]: 'ready' },
        });
      else if (steps[part] === 'loading') $project.setKey('steps', { ...steps, [part]: 'failed' });
      return result.ok;
    });
  const readings = {
    requests: reading('requests', fetchRequests, (requests) => {
      // Before they are shown as answered: what is kept then counts as not sent.
      requests.forEach(forgetSentAnswer);
      return { requests };
    }),
    development: reading('development', fetchDevelopment, (development) => ({ development })),
    files: reading('files', fetchFiles, (page) => withPage(page, $project.value)),
  };
  const read = async () => {
    await Promise.all(Object.values(readings).map((part) => part.read()));
  };
  const readMoreFiles = async () => {
    const page = await fetchFiles(clientId, $project.get().files.at(-1)?.number);
    if (!page.ok) return failure(page.reason);
    const { files } = $project.get();
    $project.set({ ...$project.get(), files: [...files, ...page.value], hasMoreFiles: isWhole(page.value) });
    return success(undefined);
  };
  onMount($project, () => {
    const stops = [
      $projectHint.subscribe(() => void read()),
      $fileHint.listen(() => void readings.files.read()),
      ...Object.values(readings).map((part) => part.repeatFailed()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  const opened = { $project, read, readMoreFiles };
  projects.set(clientId, opened);
  return opened;
}

/** How far the whole is read: `failed` if no part could be. */
export function stepOfAll({ steps }: Pick<Project, 'steps'>): ReadStep {
  const all = Object.values(steps);
  if (all.includes('loading')) return 'loading';
  return all.includes('ready') ? 'ready' : 'failed';
}

const isWhole = (page: readonly Message[]) => page.length === FILES_PER_PAGE;

/** The first page, followed by the older files that were read already, unless more have come than a page holds. */
function withPage(page: readonly Message[], { files, hasMoreFiles }: Project) {
  const oldest = page.at(-1)?.number ?? 0;
  const isJoined = isWhole(page) && (files[0]?.number ?? 0) >= oldest;
  const older = isJoined ? files.filter(({ number }) => number < oldest) : [];
  return { files: [...page, ...older], hasMoreFiles: older.length > 0 ? hasMoreFiles : isWhole(page) };
}
