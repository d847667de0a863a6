import 'astro';
import type { BuiltContent } from '../data/isOutdated.ts';
import type { Attention } from './attention.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:attention'?: Attention;
    'client:chosen'?: string;
    'client:interaction'?: boolean;
    'client:kept'?: string;
    'client:outdated'?: BuiltContent;
    'client:unanswered'?: boolean;
  }
}
