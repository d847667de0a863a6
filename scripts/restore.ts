import { parseArgs } from 'node:util';
import { openProject } from './backup/openProject.ts';
import { readBackup } from './backup/readBackup.ts';
import { CommandError, runCommand } from './command/runCommand.ts';
import { readSettings } from './product/settings.ts';

/** `npm run restore -- <file> [--force]`: the product here, or a hosted project, as it was in an archive. */
await runCommand(async (signal) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new CommandError('Usage: npm run restore -- <file> [--force]');
  await using project = await openProject(readSettings(), process.env, signal);
  const { manifest, refused, leftOver } = await readBackup(project, path, values.force, signal);
  // Restored rows bypass the triggers that would request a build.
  await project.sql`select private.request_site_build('manual', interval '0')`;
  const { tables, files, madeAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${project.title} is as it was on ${madeAt}: ${rows} rows, ${files.length - refused.length} files.`,
  );
  console.log('People sign in again, with the passwords of that time. The site will be published anew.');
  for (const file of leftOver) console.error(`No row needs it, but it could not be deleted: ${file}`);
  for (const { file, reason } of refused) console.error(`Not restored: ${file}: ${reason}`);
  if (refused.length > 0)
    throw new CommandError(
      `Everything is restored but ${refused.length} files: they stand above, and in the backup.`,
    );
});
