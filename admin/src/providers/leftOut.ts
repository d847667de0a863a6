const leftOut: { resource: string; ids: readonly string[] }[] = [];

/** Rows whose deletion can still be undone: lists and totals pass them over. */
export const leftOutIds = (resource: string): string[] =>
  leftOut.filter((rows) => rows.resource === resource).flatMap(({ ids }) => ids);

/** Leaves rows out until the returned function is called. */
export function leaveOut(resource: string, ids: readonly string[]): () => void {
  const rows = { resource, ids };
  leftOut.push(rows);
  return () => void leftOut.splice(leftOut.indexOf(rows), 1);
}
