import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';
import type { PictureBucket } from '../providers/pictures.ts';
import type { OrderedResource } from '../providers/reorder.ts';

/** A row of what the site shows in an order of the studio's: a project, a template, a picture of the gallery. */
export interface ContentRow {
  id: Identifier & string;
  order_index: number;
}

/** What the pages of the site's content do alike, in words and ways of each. */
export interface ContentKind<Row extends ContentRow = ContentRow> {
  resource: OrderedResource;
  nameOf: (row: Row) => string;
  pictureOf: (row: Row) => string | null;
  bucket: PictureBucket;
  text: ContentText;
}

/** In a toast the first line is its title. */
export interface ContentText {
  title: string;
  intro?: string;
  add: string;
  empty: string;
  emptyHint?: string;
  loading: string;
  loadFailed: string;
  loadFailedReason: string;
  edit: (name: string) => string;
  reorderFailed: (reason: string) => string;
  delete: {
    of: (name: string) => string;
    title: string;
    question: (name: string) => string;
    done: string;
    failed: (reason: string) => string;
    /** In the question, which stays open. */
    failedHere: (reason: string) => string;
  };
  form: {
    addTitle: string;
    editTitle: string;
    added: string;
    updated: string;
    addFailed: (error: Error, reason: string) => string;
    updateFailed: (error: Error, reason: string) => string;
    /** In the form, which stays open. */
    failedHere: (reason: string) => string;
    notFound: string;
  };
  picture: { uploaded?: string; failed: (reason: string) => string };
}

const Context = createContext<ContentKind | null>(null);

export const ContentKindProvider = Context.Provider;

export function useContentKind(): ContentKind {
  const kind = useContext(Context);
  if (!kind) throw new Error('This part of a page stands outside of a ContentPage.');
  return kind;
}
