import { text } from './text.ts';

/** Texts shared by the pages whose rows are edited as drafts. */
export const contentList = {
  loading: text.loading,
  load_failed: { reason: text.failedReason },
};

export const takenDown = text.publishing.unpublished;
