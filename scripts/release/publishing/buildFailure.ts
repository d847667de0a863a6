import { stripVTControlCharacters } from 'node:util';
import { findStatedFailure, type StatedFailure } from '@vitrina/shared/statedFailure.ts';

/** As `site_builds` stores it. */
export interface BuildFailure {
  failure: StatedFailure['failure'] | 'build' | 'deploy' | 'timeout';
  /** One line in English for whoever fixes it, without paths and keys. */
  detail: string;
}

const MAX_LENGTH = 300;

/** The part of a build's error that an admin may read. The whole of it is printed in the terminal. */
export function buildFailure(error: unknown): BuildFailure {
  const said = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const { failure, detail } = findStatedFailure(said) ?? { failure: 'build', detail: tellingLine(said) };
  return { failure, detail: withoutSecrets(detail).slice(0, MAX_LENGTH) };
}

/** Most tools print what is wrong on a line with the word "error". */
function tellingLine(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error\b/i.test(line)) ?? lines[0] ?? 'no reason was given';
}

function withoutSecrets(line: string): string {
  return line
    .replace(/\bsb_(publishable|secret)_[\w-]+/g, '…')
    .replace(/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g, '…')
    .replace(/\b(\w+:\/\/)[^\s/@]*@/g, '$1')
    .replace(/(https?:\/\/[\w.:[\]-]+)[^\s:,]*/g, '$1')
    .replace(/(?<![\w:/.])(?:file:\/\/)?\/(?:[^\s/:]+\/)+([^\s/:]*)/g, '$1');
}
