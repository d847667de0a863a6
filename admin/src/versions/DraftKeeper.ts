import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { safeParse, type ZodMiniObject } from 'zod/mini';
import {
  type Content,
  isConflict,
  readWorkedOn,
  scheduleVersion,
  type WorkedOn,
} from '../providers/drafts.ts';
import { discardDraft, publishVersion, saveDraft, unpublish, type Version } from '../providers/versions.ts';

/** How long after the last key the draft is saved. */
const PAUSE_MS = 2000;

/** How soon a failed save is retried. */
const RETRY_MS = 10_000;

export interface DraftState extends WorkedOn {
  step: 'saved' | 'typed' | 'saving' | 'failed' | 'conflict';
  /** Why the draft could not be saved. */
  error?: Error | undefined;
}

/**
 * Saves the form of one row of the site as a draft, shortly after the last key. It overwrites nobody's work: if somebody else
 * has saved the draft meanwhile, there is a conflict for the person to decide.
 */
export class DraftKeeper {
  state: DraftState;
  /** The row's key; a new row gets one with its first save. */
  key: string | undefined;
  readonly table: ContentTable;
  readonly #schema: ZodMiniObject;
  #typed: Content;
  #saved: Content;
  /** The id of the version that was on the site when the form was filled. */
  #seen: string | undefined;
  /** The id for a new draft: if the response to its first save is lost, the next attempt does not create a second draft. */
  #newId = crypto.randomUUID();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  /**
   * @param schema the columns of the form, and the rules for publishing them.
   * @param begin the content of a new row.
   */
  constructor(
    table: ContentTable,
    schema: ZodMiniObject,
    key: string | undefined,
    row: WorkedOn,
    begin: Content = {},
  ) {
    this.table = table;
    this.#schema = schema;
    this.key = key;
    this.state = { ...row, step: 'saved' };
    this.#typed = this.#saved = key === undefined ? this.#pick(begin) : this.#contentOf(row);
    this.#seen = row.published?.id;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The content for the form to show. */
  get content(): Content {
    return this.#typed;
  }

  get isSaved(): boolean {
    return JSON.stringify(this.#typed) === JSON.stringify(this.#saved);
  }

  type(values: Content): void {
    this.#typed = this.#pick(values);
    if (this.state.step === 'conflict') return;
    clearTimeout(this.#timer);
    this.#set({ step: this.isSaved ? 'saved' : 'typed' });
    if (!this.isSaved) this.#saveIn(PAUSE_MS);
  }

  /** Saves the content after any save under way has finished. Returns whether it is saved, whatever is typed meanwhile. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#saving;
    const typed = JSON.stringify(this.#typed);
    if (!this.isSaved && this.state.step !== 'conflict') {
      this.#saving = this.#saveNow();
      await this.#saving;
    }
    return JSON.stringify(this.#saved) === typed;
  }

  /** Takes over the row as the database has it now. Returns whether the form has to show other content. */
  receive(row: WorkedOn): boolean {
    const { open } = this.state;
    const isOlder = row.open && row.open.id === open?.id && row.open.revision <= open.revision;
    if (isOlder || !this.isSaved || this.state.step === 'saving') {
      this.#set({ published: row.published, removed: row.removed });
      return false;
    }
    return this.#fill(row);
  }

  /** In a conflict: replaces what was typed by what the other person has saved. */
  takeTheirs(): void {
    this.#fill(this.state);
  }

  /** In a conflict: overwrites what the other person has saved. */
  async saveMine(): Promise<boolean> {
    this.#set({ step: 'typed' });
    return this.save();
  }

  /**
   * Saves and publishes the content.
   * @param values the values of the form, as the schema has parsed them.
   * @param over the id of the version to replace; by default the one that was on the site when the form was filled.
   * @returns false if the content could not be saved first.
   * @throws HttpError with the code PT409 if another version is on the site; it is then `state.published`.
   */
  async publish(values: Content, over = this.#seen): Promise<boolean> {
    this.#typed = this.#pick(values);
    if (!(await this.save()) || !this.state.open) return false;
    const saved = this.#saved;
    try {
      await publishVersion(this.state.open.id, over);
    } catch (error) {
      if (isConflict(error)) this.#set({ published: (await this.#read()).published });
      throw error;
    }
    this.#fill(await this.#read(), saved);
    return true;
  }

  /** Schedules publishing at a local time in Sofia; without a time it cancels the schedule. */
  async schedule(at?: string): Promise<void> {
    if (!(await this.save()) || !this.state.open) return;
    const saved = this.#saved;
    await scheduleVersion(this.state.open.id, at);
    this.#fill(await this.#read(), saved);
  }

  /** Deletes the draft. The form then shows what is or was on the site. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    if (this.state.open) await discardDraft(this.state.open.id);
    const { published, removed } = this.state;
    this.#fill({ published, removed });
  }

  async unpublish(): Promise<string | undefined> {
    if (!this.key) return undefined;
    const removed = (await unpublish(this.table, this.key)) as Version;
    this.#set({ published: undefined, removed });
    this.#seen = undefined;
    return removed.id;
  }

  stop(): void {
    void this.save().finally(() => clearTimeout(this.#timer));
  }

  async #saveNow(): Promise<void> {
    const content = this.#typed;
    const { open, published } = this.state;
    this.#set({ step: 'saving' });
    try {
      const saved = (await saveDraft(
        this.table,
        this.key,
        // Columns that are not in the form are kept, such as the request that a review answers.
        { ...open?.content, ...content },
        { open, published },
        this.#newId,
      )) as Version;
      this.key = saved.row_key;
      this.#saved = content;
      this.#set({ step: this.isSaved ? 'saved' : 'typed', open: saved, error: undefined });
    } catch (error) {
      if (isConflict(error) && this.key) return this.#meet();
      this.#fail(error);
    }
  }

  /** Somebody else has saved, published or deleted the draft. If there is none any more, the content is saved as a new one. */
  async #meet(): Promise<void> {
    try {
      const row = await this.#read();
      this.#newId = crypto.randomUUID();
      this.#set({ ...row, open: row.open, step: row.open ? 'conflict' : 'typed' });
      if (!row.open) await this.#saveNow();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof Error)) throw error;
    this.#set({ step: 'failed', error });
    this.#saveIn(RETRY_MS);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delay);
  }

  #read(): Promise<WorkedOn> {
    return this.key ? readWorkedOn(this.table, this.key) : Promise.resolve({});
  }

  /**
   * Starts again from the given row.
   * @param known the content before the row was requested: what was typed since then is kept.
   * @returns whether the form has to show other content.
   */
  #fill({ open, published, removed }: WorkedOn, known = this.#typed): boolean {
    const before = JSON.stringify(this.#typed);
    this.#saved = this.#contentOf({ open, published, removed });
    if (before === JSON.stringify(known)) this.#typed = this.#saved;
    this.#seen = published?.id;
    if (!open) this.#newId = crypto.randomUUID();
    this.#set({ open, published, removed, step: this.isSaved ? 'saved' : 'typed', error: undefined });
    if (!this.isSaved) this.#saveIn(PAUSE_MS);
    return JSON.stringify(this.#typed) !== before;
  }

  #contentOf({ open, published, removed }: WorkedOn): Content {
    return this.#pick({ ...(published ?? removed)?.content, ...open?.content });
  }

  #pick(values: Content): Content {
    return Object.fromEntries(
      Object.entries(this.#schema.shape).map(([column, schema]) => {
        // Valid values are stored as the schema parses them, because a scheduled draft is published without the form.
        const { data = values[column] } = safeParse(schema, values[column]);
        return [column, data ?? null];
      }),
    );
  }

  #set(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
