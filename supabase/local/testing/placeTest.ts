import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as anyTest, vi } from 'vitest';
import type { Backend } from '../startBackend.ts';
import { copyPreparedProject } from './copyPreparedProject.ts';
import { connectTo, projectDir, start, temporaryFolder } from './startTestBackend.ts';

// Many databases are created, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** Fixtures of each test. The tests wait a lot, so they run at the same time. */
export class Place {
  readonly folder: string;
  readonly template: string;
  readonly dataDir: string;
  readonly running: Backend[] = [];

  constructor(folder: string, template: string) {
    this.folder = folder;
    this.template = template;
    this.dataDir = join(folder, 'data');
  }

  /** A data folder in which a backend was started before. */
  useFormerData(): this {
    execFileSync('cp', ['-a', join(this.template, 'data'), this.folder]);
    return this;
  }

  async started(options = {}): Promise<Backend> {
    const backend = await start(this.dataDir, options);
    this.running.push(backend);
    return backend;
  }

  /** A project in which one file is different. */
  async projectWith(file: string, content: string): Promise<string> {
    const copy = join(this.folder, 'project');
    await cp(projectDir, copy, { recursive: true });
    await writeFile(join(copy, file), content);
    return copy;
  }
}

export const { concurrent: test } = anyTest.extend<{
  template: string;
  place: Place;
  backend: Backend & { dataDir: string };
}>({
  /** A folder in which a backend was started before. */
  template: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs from its pattern
    async ({}, use) => {
      const { path, remove } = await temporaryFolder();
      await copyPreparedProject(join(path, 'data'), projectDir);
      await use(path);
      await remove();
    },
    { scope: 'file' },
  ],
  place: async ({ template }, use) => {
    const folder = await temporaryFolder();
    const place = new Place(folder.path, template);
    await use(place);
    for (const backend of place.running.splice(0)) await backend.stop();
    await folder.remove();
  },
  /** One that no test changes. */
  backend: [
    async ({ template }, use) => {
      const folder = await temporaryFolder();
      const place = new Place(folder.path, template).useFormerData();
      const backend = await place.started();
      await use({ ...backend, dataDir: place.dataDir });
      await backend.stop();
      await folder.remove();
    },
    { scope: 'file' },
  ],
});

export const marks = async (backend: Pick<Backend, 'apiUrl' | 'publishableKey'>) => {
  const { data, error } = await connectTo(backend, backend.publishableKey).rpc('count_marks');
  if (error) throw error;
  return new Set<number>(data);
};
