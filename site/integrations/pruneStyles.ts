import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-elements that exist only in form fields. */
const PART_OF_FIELD = /^::(-webkit-(date|calendar|search|inner-spin)|file-selector|placeholder)/;

/**
 * The style sheets of a page without the rules whose class or element is not among `words`, and without variables that
 * nothing reads. The remaining rules keep their text and order.
 * @param words those of the page and of every script that may change it.
 */
export function pruneStyles(styles: readonly string[], words: ReadonlySet<string>): string[] {
  const sheets = styles.map((style) => parsedSheet(style).clone());
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
      const kept = rule.selectors.filter((selector) => parsedSelector(selector).some(canMatch));
      if (kept.length === 0) remove(rule);
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  while (removeUnreadVariables(sheets, words));
  return sheets.map(String);

  function canMatch(selector: Selector): boolean {
    return selector.nodes.every((node: Node) => {
      if (node.type === 'class' || node.type === 'tag') return words.has(node.value);
      if (PART_OF_FIELD.test(node.value ?? '')) return words.has('input') || words.has('textarea');
      return node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value) || node.nodes.some(canMatch);
    });
  }
}

// Pages share most of their styles, and parsing takes longer than all the rest.
const parsedSheet = remembered((style) => postcss.parse(style));
const parsedSelector = remembered((selector) => parseSelector().astSync(selector));

function remembered<Result>(parse: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? parse(text);
    results.set(text, result);
    return result;
  };
}

/** Everything in a page or a script that could be the name of a class, an element or a variable. */
export function wordsOf(text: string): Set<string> {
  const plain = text.replace(/&(?:#38|amp|#39|#34|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
  return new Set([
    ...plain.split(/[\s"`]+/),
    ...plain.split(/[\s"'`]+/),
    ...(plain.match(ELEMENT) ?? []),
    ...(plain.match(VARIABLE) ?? []),
  ]);
}

const ENTITIES: Record<string, string> = {
  '&#38;': '&',
  '&amp;': '&',
  '&#39;': "'",
  '&#34;': '"',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const ELEMENT = /(?<=<)[a-z][\w-]*/gi;
const VARIABLE = /--[\w-]+/g;

/** Returns whether it removed any. If so, variables that only those read are unread in turn. */
function removeUnreadVariables(sheets: readonly Root[], words: ReadonlySet<string>): boolean {
  const read = new Set(words);
  const note = (text: string) => text.match(VARIABLE)?.forEach((name) => void read.add(name));
  for (const sheet of sheets) {
    sheet.walkDecls(({ value }) => note(value));
    sheet.walkAtRules(({ name, params }) => void (name !== 'property' && note(params)));
  }

  const unread: ChildNode[] = [];
  const check = (name: string, node: ChildNode) =>
    void (name.startsWith('--') && !read.has(name) && unread.push(node));
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => check(declaration.prop, declaration));
    sheet.walkAtRules('property', (rule) => check(rule.params, rule));
  }
  for (const node of unread) remove(node);
  return unread.length > 0;
}

/** Removes a node, and every parent that becomes empty by that. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.type !== 'document' && parent.nodes?.length === 0)
    remove(parent as ChildNode);
}
