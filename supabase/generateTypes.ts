import { writeFile } from 'node:fs/promises';
import { generateDatabaseTypes, TYPES_FILE } from './testing/database/databaseTypes.ts';

// After every change of the migrations: `pnpm --filter @vitrina/supabase types:generate`.
await writeFile(TYPES_FILE, await generateDatabaseTypes());
