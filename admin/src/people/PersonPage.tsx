/** One person: facts and the next step, and all that happened. */
export default function PersonPage({ id, isWriting }: { id: string; isWriting: boolean }) {
  return <p hidden={isWriting}>{id}</p>;
}
