import { parse, parsePlPgSQL } from 'libpg-query';

/** A function as the database stores it. */
interface StoredFunction {
  language: string;
  /** The statement that creates it. */
  definition: string;
  /** The text between its quotes; empty for an unquoted body. */
  body: string;
}

/**
 * The statements of a function that change all rows of a table, found by PostgreSQL's own parser. To callers of the API
 * a hosted project refuses UPDATE or DELETE without WHERE, even inside a SECURITY DEFINER function
 * (https://github.com/eradman/pg-safeupdate).
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

/** The statements of a PL/pgSQL function, and the texts from which it builds further ones. */
async function plpgsqlStatements(definition: string): Promise<string[]> {
  const statements: string[] = [];
  for (const { query, parseMode } of nodesOf(await parsePlPgSQL(definition), 'PLpgSQL_expr')) {
    if (parseMode === WHOLE_STATEMENT) statements.push(String(query));
    else statements.push(...(await changingTexts(String(query))));
  }
  return statements;
}

const WHOLE_STATEMENT = 0;

/** The texts in an expression that look like a change; the placeholders of format() become names. */
async function changingTexts(expression: string): Promise<string[]> {
  // An assignment is parsed as "name := value", which is not an expression.
  const value = expression.replace(/^[^']*?:=/, '');
  const texts = [...nodesOf(await parse(`select ${value}`), 'sval')].map(({ sval }) => String(sval));
  return texts
    .filter((text) => /^\s*(with|update|delete from)\s/i.test(text))
    .map((text) => text.replace(/%(\d+\$)?[sIL]/g, 'x'));
}

/** Every object below `node`, at any depth, under one of these names. */
function* nodesOf(node: unknown, ...names: string[]): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, child] of Object.entries(node)) {
    if (names.includes(name) && typeof child === 'object' && child !== null)
      yield child as Record<string, unknown>;
    yield* nodesOf(child, ...names);
  }
}
