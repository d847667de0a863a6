import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addIntegrity } from './addIntegrity.ts';
import { addPolicy } from './addPolicy.ts';
import { headersFile } from './headersFile.ts';
import type { PartName } from './parts.ts';
import { redirectsFile } from './redirectsFile.ts';

/**
 * Puts the three builds together as one folder that any static CDN can serve.
 *
 * The apps' pages stand as `admin.html` and `chat.html` beside the site's own, their files under `/admin/` and
 * `/chat/`: a rewrite must never catch a file, because some CDNs (Cloudflare Pages) follow `_redirects` even where a
 * file of that name exists.
 */
export async function assembleArtifact(
  builds: Record<PartName, string>,
  outDir: string,
  supabaseUrl: string,
): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await cp(builds.site, outDir, { recursive: true });
  for (const app of ['admin', 'chat'] as const) {
    const page = join(builds[app], 'index.html');
    await cp(builds[app], join(outDir, app), { recursive: true, filter: (file) => file !== page });
    await writeFile(join(outDir, `${app}.html`), addPolicy(await readFile(page, 'utf8'), supabaseUrl));
  }
  await addIntegrity(outDir);
  await writeFile(join(outDir, '_headers'), headersFile());
  await writeFile(join(outDir, '_redirects'), redirectsFile());
}
