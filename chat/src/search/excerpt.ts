import { cut } from '../cut.ts';

const LEAD_LENGTH = 30;
const EXCERPT_LENGTH = 160;

export function excerpt(content: string, query: string): { before: string; found: string; after: string } {
  const line = content.replace(/\s+/g, ' ');
  const wanted = query.trim().replace(/\s+/g, ' ');
  const index = line.toLowerCase().indexOf(wanted.toLowerCase());
  if (index < 0) return { before: cut(line, 0, EXCERPT_LENGTH), found: '', after: '' };
  const start = Math.max(0, index - LEAD_LENGTH);
  const end = index + wanted.length;
  const lead = cut(line, start, index);
  return {
    // Begins with a whole word, unless there is only one word.
    before: start > 0 ? `…${lead.replace(/^\S*\s(?=\S)/, '')}` : lead,
    found: line.slice(index, end),
    after: cut(line, end, start + EXCERPT_LENGTH),
  };
}
