import { writeFile } from 'node:fs/promises';
import { generateDatabaseTypes, TYPES_FILE } from '@vitrina/tests/database/databaseTypes.ts';

// After every change of the migrations: `pnpm types:generate`.
await writeFile(TYPES_FILE, await generateDatabaseTypes());
