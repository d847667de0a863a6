/** Short prepositions that must not end a line of a heading. */
export const prepositions = ['до', 'за', 'на', 'от', 'по'];

/** What makes the comparative and the superlative of an adjective, before a hyphen. */
export const degrees = ['най', 'по'];
