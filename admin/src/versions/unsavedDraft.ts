import { dropDraft, readDraft, writeDraft } from '../forms/draft.ts';
import type { Content } from '../providers/drafts.ts';
import type { Standing } from '../providers/versions.ts';

/** The content of a request that has no answer yet, or whose answer was lost. The database may have saved it. */
export interface Sent {
  content: Content;
  /** The id for a new draft: if the response to its first save was lost, the next attempt does not create a second one. */
  newId: string;
}

/** What is kept in this tab until it is saved: a keeper of the same row goes on from it. */
interface UnsavedDraft extends Pick<Standing, 'open'> {
  typed: Content;
  sent: Sent | undefined;
  seenPublished: string | undefined;
  isInConflict: boolean;
}

/** @param name names the row. */
export function readUnsaved(name: string): UnsavedDraft | undefined {
  const { values } = readDraft(name);
  return 'typed' in values ? (values as object as UnsavedDraft) : undefined;
}

export const writeUnsaved = (name: string, unsaved: UnsavedDraft) =>
  writeDraft(name, { values: { ...unsaved } });

export const dropUnsaved = dropDraft;
