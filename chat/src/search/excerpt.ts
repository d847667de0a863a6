/** How much of a message stands before the words that were found. */
const LEAD_LETTERS = 30;
const LENGTH_LETTERS = 160;

/** A piece of a message around the words that were found in it, on one line. */
export function excerpt(content: string, words: string): { before: string; found: string; after: string } {
  const line = content.replace(/\s+/g, ' ');
  const wanted = words.trim().replace(/\s+/g, ' ');
  const index = line.toLowerCase().indexOf(wanted.toLowerCase());
  if (index < 0) return { before: line.slice(0, LENGTH_LETTERS), found: '', after: '' };
  const start = Math.max(0, index - LEAD_LETTERS);
  const end = index + wanted.length;
  const lead = line.slice(start, index);
  return {
    // Half a word says nothing; a long word without an end in sight stays.
    before: start > 0 ? `…${lead.replace(/^\S*\s(?=\S)/, '')}` : lead,
    found: line.slice(index, end),
    after: line.slice(end, start + LENGTH_LETTERS),
  };
}
