/** A temporary database for one test file. */
export interface TestDatabase {
  /** Runs a script of several statements and returns the rows of each, as arrays of values. */
  run(script: string): Promise<unknown[][][]>;
  close(): Promise<void>;
}
