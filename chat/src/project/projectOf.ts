import { type MapStore, map, onMount } from 'nanostores';
import { type Development, fetchDevelopment, fetchFiles } from '../api/developments.ts';
import type { Message } from '../api/messages.ts';
import { $projectHint } from '../api/projectHints.ts';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';

/** What was read last stays, also when the next read fails. */
export interface Project {
  step: 'loading' | 'failed' | 'ready';
  requests: readonly ClientRequest[];
  development: Development | null;
  files: readonly Message[];
}

interface OpenProject {
  $project: MapStore<Project>;
  read: () => Promise<void>;
}

const projects = new Map<string, OpenProject>();

/** All that a client and the studio have between them besides words. It is read anew whenever it may have changed. */
export function projectOf(clientId: string): OpenProject {
  const known = projects.get(clientId);
  if (known !== undefined) return known;
  const $project = map<Project>({ step: 'loading', requests: [], development: null, files: [] });
  const read = async () => {
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
        files: files.value,
      });
    else if ($project.get().step !== 'ready') $project.setKey('step', 'failed');
  };
  onMount($project, () => {
    const leaving = new AbortController();
    for (const occasion of ['online', 'focus']) window.addEventListener(occasion, () => void read(), leaving);
    const stopHearing = $projectHint.subscribe(() => void read());
    return () => {
      leaving.abort();
      stopHearing();
    };
  });
  const opened = { $project, read };
  projects.set(clientId, opened);
  return opened;
}
