export const prepositions = ['до', 'за', 'на', 'от', 'по'];

/** Prefixes of the comparative and the superlative, before a hyphen. */
export const degrees = ['най', 'по'];
