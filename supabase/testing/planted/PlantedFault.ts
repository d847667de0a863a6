/** Which tests must fail. */
export interface Finder {
  file: string;
  /** Part of the name of one of them. */
  test: string;
}

/** A fault on purpose, in the database or in one place of the source, and who must find it. */
export type PlantedFault = { fault: string; found: Finder } & (
  | { sql: string }
  | { source: { file: string; from: string; to: string } }
);

export const attacks = (test: string): Finder => ({ file: 'supabase/testing/attacks', test });
export const pgtap = (test: string): Finder => ({ file: 'supabase/testing/pgtap.test.ts', test });
export const linter = (test: string): Finder => ({
  file: 'supabase/testing/database/advisors.test.ts',
  test,
});
export const headers = (test: string): Finder => ({ file: 'scripts/build/headersFile.test.ts', test });
export const functionsChecked = (test: string): Finder => ({
  file: 'supabase/testing/database/plpgsqlCheck.test.ts',
  test,
});
export const storedFiles = (test: string): Finder => ({
  file: 'supabase/local/storage/FileStorage.test.ts',
  test,
});
export const formatting = (test: string): Finder => ({
  file: 'supabase/testing/fuzz/formatting.test.ts',
  test,
});
