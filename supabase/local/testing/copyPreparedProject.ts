import { basename } from 'node:path';
import { startBackend } from '../startBackend.ts';
import { copyPreparedFolder } from './preparedFolder.ts';

/** Fills `dataDir` as the first start of a project does. */
export const copyPreparedProject = (dataDir: string, projectDir: string): Promise<void> =>
  copyPreparedFolder(basename(projectDir), dataDir, async (folder) => {
    const siteUrl = 'http://127.0.0.1:4321';
    const backend = await startBackend({
      dataDir: folder,
      projectDir,
      apiPort: 0,
      siteUrl,
      hasSchedule: false,
    });
    await backend.stop();
  });
