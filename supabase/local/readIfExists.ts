/** What reading a file comes to, or undefined where there is none. A file that cannot be read is an error. */
export async function readIfExists<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
