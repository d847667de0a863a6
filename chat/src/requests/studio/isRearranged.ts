/** Whether rows were added, removed or moved. */
export const isRearranged = (rows: readonly unknown[], first: readonly unknown[]): boolean =>
  rows.length !== first.length || rows.some((row, place) => row !== first[place]);
