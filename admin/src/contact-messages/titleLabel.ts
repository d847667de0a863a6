import { orderTitle } from '@vitrina/shared/orders.ts';
import { aiPackages } from './text.ts';

const orders = new Map(Object.entries(aiPackages).map(([type, label]) => [orderTitle(type), label]));

/** What a message is about: the package of an AI order in words, or the title that the visitor typed. */
export const titleLabel = (title: string): string => orders.get(title) ?? title;

/** The titles whose words contain what was typed. */
export function titlesNamed(typed: string): string[] {
  const words = typed.trim().toLowerCase();
  return [...orders].filter(([, label]) => label.toLowerCase().includes(words)).map(([title]) => title);
}
