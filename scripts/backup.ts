import { parseArgs } from 'node:util';
import { hasDatabase, openProject } from './backup/openProject.ts';
import { pathOf } from './backup/storedFiles.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { CommandError, runCommand } from './command/runCommand.ts';
import { readSettings } from './product/settings.ts';

/** `npm run backup [-- <file>]`: rows and files of the product here, or of a hosted project, in one checked archive. */
await runCommand(async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path = defaultPath(), ...more] = positionals;
  if (more.length > 0) throw new CommandError('Usage: npm run backup [-- <file>]');
  const settings = readSettings();
  if (!process.env.SUPABASE_URL && !hasDatabase(settings.dataDir))
    throw new CommandError(`There is nothing to back up in ${settings.dataDir}.`);
  await using project = await openProject(settings, process.env, signal);
  const { manifest, tooLarge } = await writeBackup(project, path, signal);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${path}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files; read again and complete.`,
  );
  console.log('It holds personal data and password hashes: keep it as safe as the project itself.');
  for (const file of tooLarge)
    console.error(`In it, but larger than its bucket allows, so a restore will leave it out: ${file}`);
  const { missing } = manifest;
  for (const file of missing) console.error(`Left out, because its content is gone: ${pathOf(file)}`);
  if (missing.length > 0)
    throw new CommandError(`Everything is in the backup but ${missing.length} files: they stand above.`);
});

/** Not a constant: the command above runs before one would be set. */
function defaultPath(): string {
  return `backups/vitrina-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;
}
