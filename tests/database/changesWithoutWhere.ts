import { parse, parsePlPgSQL } from 'libpg-query';

/** A function as the database has it. */
export interface StoredFunction {
  language: string;
  /** The statement that makes it. */
  definition: string;
  /** What stands between its quotes; empty for a body that is not quoted. */
  body: string;
}

/**
 * The statements of a function that change all rows of a table, as PostgreSQL's own parser reads them. To whoever comes
 * through the API, a hosted project refuses an UPDATE or DELETE without WHERE, also inside a function with its owner's
 * rights (https://github.com/eradman/pg-safeupdate).
 */
export async function changesWithoutWhere({ language, definition, body }: StoredFunction): Promise<string[]> {
  const scripts = language === 'plpgsql' ? await plpgsqlStatements(definition) : [body || definition];
  const found = await Promise.all(
    scripts.map(async (script) => {
      const changes = [...nodesOf(await parse(script), 'UpdateStmt', 'DeleteStmt')];
      return changes.some((change) => !('whereClause' in change)) ? [script] : [];
    }),
  );
  return found.flat();
}

/** What a PL/pgSQL function runs: its statements, and the texts from which it makes further ones. */
async function plpgsqlStatements(definition: string): Promise<string[]> {
  const statements: string[] = [];
  for (const { query, parseMode } of nodesOf(await parsePlPgSQL(definition), 'PLpgSQL_expr')) {
    if (parseMode === WHOLE_STATEMENT) statements.push(String(query));
    else statements.push(...(await changingTexts(String(query))));
  }
  return statements;
}

const WHOLE_STATEMENT = 0;

/** The texts in an expression that look like a change, with names in the places that format() fills. */
async function changingTexts(expression: string): Promise<string[]> {
  // An assignment is parsed as "name := value", which is no expression by itself.
  const value = expression.replace(/^[^']*?:=/, '');
  const texts = [...nodesOf(await parse(`select ${value}`), 'sval')].map(({ sval }) => String(sval));
  return texts
    .filter((text) => /^\s*(with|update|delete from)\s/i.test(text))
    .map((text) => text.replace(/%(\d+\$)?[sIL]/g, 'x'));
}

/** Every object below `node`, however deep, that stands under one of these names. */
function* nodesOf(node: unknown, ...names: string[]): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, child] of Object.entries(node)) {
    if (names.includes(name) && typeof child === 'object' && child !== null)
      yield child as Record<string, unknown>;
    yield* nodesOf(child, ...names);
  }
}
