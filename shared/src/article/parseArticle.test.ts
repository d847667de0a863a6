import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ArticleBlock, ArticleWords } from './blocks.ts';
import { markdown } from './markdown.ts';
import { PICTURE_LIMIT, parseArticle } from './parseArticle.ts';

const paragraph = (...words: ArticleWords[]): ArticleBlock => ({ kind: 'paragraph', words });

describe('the dialect of articles', () => {
  it('reads paragraphs, headings, stress and links', () => {
    expect(
      parseArticle(
        'Стоката **стои отпред**,\nи *цената*.\n\n## Звънецът е един\n\n### Къде\n\n[Пишете](/contact), [четете](https://a.bg/b_c), [питайте](mailto:a@b.bg)',
      ),
    ).toEqual([
      paragraph(
        'Стоката ',
        { kind: 'strong', words: ['стои отпред'] },
        ', и ',
        { kind: 'emphasis', words: ['цената'] },
        '.',
      ),
      { kind: 'heading', depth: 2, slug: 'звънецът-е-един', words: ['Звънецът е един'] },
      { kind: 'heading', depth: 3, slug: 'къде', words: ['Къде'] },
      paragraph(
        { kind: 'link', address: '/contact', words: ['Пишете'] },
        ', ',
        { kind: 'link', address: 'https://a.bg/b_c', words: ['четете'] },
        ', ',
        { kind: 'link', address: 'mailto:a@b.bg', words: ['питайте'] },
      ),
    ]);
  });

  it('reads lists and quotes, also inside each other', () => {
    expect(parseArticle('- едно\n  1. две\n\n> три\n>\n> - четири')).toEqual([
      {
        kind: 'list',
        isOrdered: false,
        items: [[paragraph('едно'), { kind: 'list', isOrdered: true, items: [[paragraph('две')]] }]],
      },
      {
        kind: 'quote',
        blocks: [paragraph('три'), { kind: 'list', isOrdered: false, items: [[paragraph('четири')]] }],
      },
    ]);
  });

  it('reads a picture as a block of its own, with or without an empty line around it', () => {
    const picture = { kind: 'picture', path: 'content-images/a-1.webp', alt: 'Витрина [нощем]' };
    expect(parseArticle('Преди\n![Витрина \\[нощем\\]](content-images/a-1.webp)\nслед')).toEqual([
      paragraph('Преди'),
      picture,
      paragraph('след'),
    ]);
    expect(parseArticle('![](/pictures/blog/klekshop.svg)')).toEqual([
      { kind: 'picture', path: '/pictures/blog/klekshop.svg', alt: '' },
    ]);
  });

  it('shows no more pictures than it may', () => {
    const blocks = parseArticle('![a](content-images/a.png)\n\n'.repeat(PICTURE_LIMIT + 2));
    expect(blocks.filter(({ kind }) => kind === 'picture')).toHaveLength(PICTURE_LIMIT);
    expect(blocks.at(-1)).toEqual(paragraph('![a](content-images/a.png)'));
  });

  it('gives each heading an id of its own', () => {
    const slugs = parseArticle('## Цена\n\n## Цена').map((block) => 'slug' in block && block.slug);
    expect(slugs).toEqual(['цена', 'цена-1']);
  });

  it('gives an id to a heading of signs, too', () => {
    const slugs = parseArticle('## 🎉\n\n## …\n\n## Section').map((block) => 'slug' in block && block.slug);
    expect(slugs).toEqual(['section', 'section-1', 'section-2']);
  });

  it('takes a year at the beginning of a line for what it is', () => {
    expect(parseArticle('2026. година беше добра.\n\n3. трето\n4. четвърто')).toEqual([
      paragraph('2026. година беше добра.'),
      paragraph('3. трето'),
      paragraph('4. четвърто'),
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '# Заглавие на страницата',
    '#### Много дълбоко',
    'Едно `две` ~~три~~ _четири_ &lt;пет&gt;',
    '---',
    '```',
    '[а](javascript:alert(1))',
    '[а](data:text/html,а)',
    '[а](//a.bg)',
    '[а](content-images/a.png)',
    '[а][б]',
    '[](/contact)',
    '![а](https://a.bg/a.png)',
    '![а](content-images/../a.png)',
    '![а](content-images/a.svg)',
    '<https://a.bg>',
  ])('takes %s as text', (source) => {
    expect(parseArticle(source)).toEqual([paragraph(source)]);
  });

  it('leaves out signs that turn the reading order', () => {
    expect(parseArticle('a\u202eb\u2066c\0')).toEqual([paragraph('abc')]);
  });

  const dialect = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '> ',
          '- ',
          '1. ',
          '7) ',
          '## ',
          '**',
          '*',
          '_',
          '[',
          '](',
          ')',
          '![',
          '\\',
          '\n',
          '\n\n',
        ),
        fc.constantFrom(
          '  ',
          '\t',
          'https://a.bg',
          'javascript:a',
          '/b',
          'content-images/a.png',
          '\u202e',
          '<b>',
          '&amp;',
        ),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join(''));

  it('never throws, links only where one may, and shows pictures of the studio alone', () => {
    fc.assert(
      fc.property(dialect, (source) => {
        const written = JSON.stringify(parseArticle(source));
        for (const [, address] of written.matchAll(/"address":"((?:[^"\\]|\\.)*)"/g))
          expect(address).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/i);
        for (const [, path] of written.matchAll(/"path":"((?:[^"\\]|\\.)*)"/g))
          expect(path).toMatch(/^(content-images|\/pictures)\//);
      }),
    );
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(dialect, (source) => {
        expect(lettersOf(parseArticle(source).map(wordsOf).join(''))).toBe(lettersOf(source));
      }),
    );
  });

  it('reads words without signs as they are', () => {
    const words = fc.array(fc.stringMatching(/^[а-я]{1,9}$/), { minLength: 1 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(fc.array(words), (paragraphs) => {
        expect(parseArticle(paragraphs.join('\n\n'))).toEqual(paragraphs.map((text) => paragraph(text)));
      }),
    );
  });

  it.each([
    ['quotes', '>'],
    ['quotes with spaces', '> '],
    ['lists', '- '],
    ['numbered lists', '1. '],
    ['quotes and lists', '> - '],
  ])('parses 40,000 nested signs of %s in as few steps as 400', (_, sign) => {
    const nested = (length: number) => sign.repeat(length / sign.length);
    expect(stepsOf(nested(40_000))).toBe(stepsOf(nested(400)));
    expect(depthOf(parseArticle(nested(40_000)))).toBeLessThan(10);
  });

  it.each(['*a **b ', '[', '![', '[a](', '[a](/b "', '_*', 'a**b'])(
    'takes about twice the steps for twice as much unclosed „%s“',
    (signs) => {
      const text = (length: number) => signs.repeat(length / signs.length);
      expect(stepsOf(text(2000))).toBeLessThan(3 * stepsOf(text(1000)));
      expect(depthOf(parseArticle(text(40_000)))).toBeLessThan(10);
    },
  );
});

/**
 * How often markdown-it starts to parse something: the whole text, the inside of a quote or list, a few words ahead.
 */
function stepsOf(source: string): number {
  const readers = [vi.spyOn(markdown.block, 'tokenize'), vi.spyOn(markdown.inline, 'skipToken')];
  parseArticle(source);
  const steps = readers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return steps;
}

function wordsOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'picture':
      return block.alt + block.path;
    case 'list':
      return block.items.flat().map(wordsOf).join('');
    case 'quote':
      return block.blocks.map(wordsOf).join('');
    default:
      return spelled(block.words);
  }
}

const spelled = (words: readonly ArticleWords[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      return spelled(word.words) + (word.kind === 'link' ? word.address : '');
    })
    .join('');

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

function depthOf(blocks: readonly ArticleBlock[]): number {
  return Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'quote') return 1 + depthOf(block.blocks);
      return block.kind === 'list' ? 1 + depthOf(block.items.flat()) : 1;
    }),
  );
}
