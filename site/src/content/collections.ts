import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

const text = z.string().trim().min(1);

/** Position within the collection: Astro promises no order. */
const order = z.number().int().positive();

const question = z.object({ question: text, answer: text });

/** A trade that a demo site is made for: its page below /templates. */
const trades = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/trades' }),
  schema: z.object({
    order,
    /** Whom it is for, as in the filter of the template list. */
    kind: text,
    title: text,
    /** The name of the demo site below /demo. */
    demo: text,
    /** The typeface in which the demo writes its name. */
    font: z.enum([
      '--font-cormorant',
      '--font-manrope',
      '--font-source-serif',
      '--font-spectral',
      '--font-unbounded',
      '--font-vollkorn',
    ]),
    /** The demo's own name. The template that opens it may have another one in the console. */
    template: text,
    /** For search results, llms.txt and structured data. */
    summary: text,
    lead: text,
    /** What the 3–7 working days start from, and what the free months cover. */
    facts: z.strictObject({ start: text, support: text }),
    needs: z.object({ title: text, items: z.array(z.object({ title: text, text })).min(4) }),
    inDemo: z.array(text).min(4),
    faqs: z.object({ title: text, items: z.array(question).min(4) }),
    closing: z.object({ title: text, text }),
  }),
});

const reasons = defineCollection({
  loader: file('src/content/reasons.yaml'),
  schema: z.object({ order, title: text, text }),
});

/** Content from files. Content from the database is in content.config.ts. */
export const writtenCollections = { trades, reasons };
