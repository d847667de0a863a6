import postcss from 'postcss';

const ESCAPED = /\\(.)/g;
const PRIVATE_USE = 0xe000;
const UNUSUAL = /[\ue000-\ue0ff]/g;
const CLASS = /\.([-\w\ue000-\ue0ff]+)/g;
const IN_PARENTHESES = /\([^()]*\)/g;
const READ = /var\((--[\w-]+)/g;

/**
 * What is left of a style sheet on one page: the rules whose classes are all among its words, and the custom properties
 * that a rule reads or a word is. Elements, states and attributes are not looked at, because they may still change.
 */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  while (dropUnread(sheet, words)) {
    // What only a dropped one has read is unread now.
  }
  return sheet.toString();
}

/** Those that an element must have. What stands in parentheses may be an alternative or a denial. */
function classesOf(selector: string): string[] {
  // Escaped characters stand aside as one unusual character each, so that only those of the syntax are left.
  let rest = selector.replace(ESCAPED, (_, sign: string) =>
    String.fromCharCode(PRIVATE_USE + sign.charCodeAt(0)),
  );
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(IN_PARENTHESES, '');
  }
  return [...rest.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(UNUSUAL, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE_USE)),
  );
}

/** Whether there was any. */
function dropUnread(sheet: postcss.Root, words: ReadonlySet<string>): boolean {
  const read = new Set([...sheet.toString().matchAll(READ)].map(([, name]) => name));
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name) && !words.has(name);
  let hasDropped = false;
  sheet.walk((node) => {
    const isEmpty = 'nodes' in node && node.nodes?.length === 0;
    const name = node.type === 'decl' ? node.prop : node.type === 'atrule' ? node.params : '';
    if (!isEmpty && !isUnread(name)) return;
    node.remove();
    hasDropped = true;
  });
  return hasDropped;
}
