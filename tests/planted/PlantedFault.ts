/** Which tests must fail. */
export interface Finder {
  file: string;
  /** Part of the name of one of them. */
  test: string;
}

/** A fault on purpose in the database, and who must find it. */
export interface PlantedFault {
  fault: string;
  sql: string;
  found: Finder;
}
