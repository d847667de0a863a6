/** A rule of `_headers` or `_redirects`, with the paths it matches as an expression. */
interface Rule {
  pattern: RegExp;
}

export interface HeaderRule extends Rule {
  headers: [name: string, value: string][];
}

export interface RedirectRule extends Rule {
  to: string;
  status: number;
}

/** Reads a `_headers` file: a path at the start of a line, its headers indented below it. */
export function parseHeaders(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(file)) {
    if (/^\s/.test(line)) {
      const [name = '', ...value] = line.trim().split(':');
      rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
    } else {
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
    }
  }
  return rules;
}

/** Reads a `_redirects` file: `from to [status]` a line, 302 where no status is given. */
export function parseRedirects(file: string): RedirectRule[] {
  return meaningfulLines(file).map((line) => {
    const [from = '', to = '', status = '302'] = line.trim().split(/\s+/);
    return { pattern: pathPattern(from), to, status: Number(status) };
  });
}

function meaningfulLines(file: string): string[] {
  return file.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** `*` stands for any run of characters, the slash included. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}
