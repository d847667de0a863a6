const number = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' });

/** „1 234“ */
export const formatCount = (count: number): string => number.format(count);
