import { stripVTControlCharacters } from 'node:util';

/** Why a build failed, as `site_builds` keeps it. */
export interface BuildFailure {
  failure: 'backend' | 'build' | 'deploy' | 'timeout';
  /** One line in English for whoever mends it: no paths, no keys. */
  detail: string;
}

const MAX_LENGTH = 300;

/** What an admin may read of an error of a build; the whole of it belongs in the terminal. */
export function buildFailure(error: unknown): BuildFailure {
  const said = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // The site's loaders begin so when the rows cannot be read; other builds say it with the word „error“.
  const unread = lines.find((line) => /^Cannot read .+ from https?:/.test(line));
  const telling = unread ?? lines.find((line) => /error\b/i.test(line)) ?? lines[0] ?? 'no reason was given';
  return { failure: unread ? 'backend' : 'build', detail: withoutSecrets(telling).slice(0, MAX_LENGTH) };
}

function withoutSecrets(line: string): string {
  return line
    .replace(/\bsb_(publishable|secret)_[\w-]+/g, '…')
    .replace(/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g, '…')
    .replace(/\b(\w+:\/\/)[^\s/@]*@/g, '$1')
    .replace(/(https?:\/\/[\w.:[\]-]+)[^\s:,]*/g, '$1')
    .replace(/(?<![\w:/.])(?:file:\/\/)?\/(?:[^\s/:]+\/)+([^\s/:]*)/g, '$1');
}
