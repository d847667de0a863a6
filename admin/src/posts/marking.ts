import { Bold, Heading2, Italic, Link, List, TextQuote } from 'lucide-react';
import type { ComponentType } from 'react';
import { text } from './text.ts';

interface Tool {
  label: string;
  icon: ComponentType<{ size?: number }>;
  /** Whether the label is shown beside the icon where there is room. */
  hasWords?: boolean;
  /** The key that, with Ctrl or ⌘, does the same. */
  key?: string;
  mark: (area: HTMLTextAreaElement) => void;
}

export const tools: readonly Tool[] = [
  { label: text.bold, icon: Bold, hasWords: true, key: 'B', mark: (area) => surround(area, '**') },
  { label: text.italic, icon: Italic, hasWords: true, key: 'I', mark: (area) => surround(area, '*') },
  { label: text.heading, icon: Heading2, hasWords: true, mark: (area) => begin(area, '## ') },
  { label: text.list, icon: List, mark: (area) => begin(area, '- ') },
  { label: text.quote, icon: TextQuote, mark: (area) => begin(area, '> ') },
  { label: text.link, icon: Link, key: 'K', mark: link },
];

/** Where the layout writes no Latin letters, such as a Cyrillic one, the place of the key counts. */
export function toolByKey({ key, code }: { key: string; code: string }): Tool | undefined {
  const pressed = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
  return tools.find((tool) => pressed === `Key${tool.key}`);
}

/** Inserts a picture below the current line, with the cursor where its description goes. Takes no focus from other fields. */
export function insertPicture(area: HTMLTextAreaElement, path: string): void {
  const { selectionEnd, value } = area;
  const end = endOfLine(value, selectionEnd);
  const opening = `${gapAfter(value.slice(0, end))}![`;
  const closing = `](${path})${end < value.length ? '' : '\n\n'}`;
  if (document.activeElement === area) write(area, end, end, opening + closing);
  else {
    area.setRangeText(opening + closing, end, end);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const place = end + opening.length;
  area.setSelectionRange(place, place);
}

/** The line breaks that are missing for an empty line. */
function gapAfter(before: string): string {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function endOfLine(value: string, place: number): number {
  const end = value.indexOf('\n', place);
  return end === -1 ? value.length : end;
}

/** Surrounds the selection with a sign, or removes the sign again. */
function surround(area: HTMLTextAreaElement, sign: '*' | '**') {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const words = value.slice(from, to);
  const isMarked = isMarkedWith(sign, value.slice(0, from), value.slice(to));
  if (isMarked) write(area, from - sign.length, to + sign.length, words);
  else write(area, from, to, sign + words + sign);
  const start = isMarked ? from - sign.length : from + sign.length;
  area.setSelectionRange(start, start + words.length);
}

/** Whether the text before and after a selection ends and begins with a sign: both signs together are three stars. */
export function isMarkedWith(sign: '*' | '**', before: string, after: string): boolean {
  const runs = [/\**$/.exec(before), /^\**/.exec(after)].map((stars) => stars?.[0].length ?? 0);
  return runs.every((run) => run === sign.length || run === 3);
}

/** Puts a sign before each line of the selection, or removes it from all of them. */
function begin(area: HTMLTextAreaElement, sign: string) {
  const { selectionStart, selectionEnd, value } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const to = endOfLine(value, selectionEnd);
  const lines = value.slice(from, to).split('\n');
  // A single line may still be empty; among several, an empty line separates paragraphs.
  const isWritten = (line: string) => line !== '' || lines.length === 1;
  const isMarked = lines.filter(isWritten).every((line) => line.startsWith(sign));
  const marked = lines
    .map((line) => (isMarked ? line.slice(sign.length) : isWritten(line) ? sign + line : line))
    .join('\n');
  write(area, from, to, marked);
  area.setSelectionRange(from + marked.length, from + marked.length);
}

/** Turns the selection into a link, and selects the address, which is typed next. */
function link(area: HTMLTextAreaElement) {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const words = value.slice(from, to);
  write(area, from, to, `[${words}](${ADDRESS})`);
  const start = words === '' ? from + 1 : from + words.length + 3;
  area.setSelectionRange(start, words === '' ? start : start + ADDRESS.length);
}

const ADDRESS = 'https://';

function write(area: HTMLTextAreaElement, from: number, to: number, words: string) {
  area.focus();
  area.setSelectionRange(from, to);
  // Although deprecated, `execCommand` is the only way to insert text that Ctrl+Z can undo.
  document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
}
