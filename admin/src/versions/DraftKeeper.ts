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

/** How long nothing is typed before it is saved. */
const PAUSE_MS = 2000;

/** How soon is tried again what could not be saved. */
const RETRY_MS = 10_000;

export interface DraftState extends WorkedOn {
  step: 'saved' | 'typed' | 'saving' | 'failed' | 'conflict';
  /** Why it could not be saved. */
  error?: Error | undefined;
}

/**
 * Saves what is typed into the form of one row of the site as its draft, a while after the last key. It saves over nobody: what
 * somebody else has saved meanwhile is a conflict, which whoever types decides.
 */
export class DraftKeeper {
  state: DraftState;
  /** The row's, once it has one. */
  key: string | undefined;
  readonly table: ContentTable;
  readonly #schema: ZodMiniObject;
  #typed: Content;
  #saved: Content;
  /** What was on the site when the form was filled. */
  #seen: string | undefined;
  /** Of a draft that is not there yet: if the answer to its first save is lost, the second one makes no other. */
  #newId = crypto.randomUUID();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  /**
   * @param schema the columns that the form fills, and what of them can be published.
   * @param begin what a new row begins with.
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

  /** As the form is to show it. */
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

  /** Saves what is typed, once what is on its way has arrived. Tells whether all of it is saved. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#saving;
    if (!this.isSaved && this.state.step !== 'conflict') {
      this.#saving = this.#saveNow();
      await this.#saving;
    }
    return this.isSaved;
  }

  /** What the database says of the row now. Tells whether the form is to show something else than before. */
  receive(row: WorkedOn): boolean {
    const { open } = this.state;
    const isOlder = row.open && row.open.id === open?.id && row.open.revision <= open.revision;
    if (isOlder || !this.isSaved || this.state.step === 'saving') {
      this.#set({ published: row.published, removed: row.removed });
      return false;
    }
    return this.#fill(row);
  }

  /** In a conflict: what the other one has saved takes the place of what was typed. */
  takeTheirs(): void {
    this.#fill(this.state);
  }

  /** In a conflict: what was typed takes the place of what the other one has saved. */
  async saveMine(): Promise<boolean> {
    this.#set({ step: 'typed' });
    return this.save();
  }

  /**
   * Puts on the site what is typed.
   * @param values as the site takes them.
   * @param over what they take the place of: without it, what was there when the form was filled.
   * @returns whether they were saved before.
   * @throws HttpError with the code 40001 when something else is there; `state.published` then says what.
   */
  async publish(values: Content, over = this.#seen): Promise<boolean> {
    this.#typed = this.#pick(values);
    if (!(await this.save()) || !this.state.open) return false;
    try {
      await publishVersion(this.state.open.id, over);
    } catch (error) {
      if (isConflict(error)) this.#set({ published: (await this.#read()).published });
      throw error;
    }
    this.#fill(await this.#read());
    return true;
  }

  /** Has it published at what Sofia's clocks will show, or not by itself. */
  async schedule(at?: string): Promise<void> {
    if (!(await this.save()) || !this.state.open) return;
    await scheduleVersion(this.state.open.id, at);
    this.#fill(await this.#read());
  }

  /** Deletes the draft. The form shows what is or was on the site. */
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
        // What a draft holds beside what the form fills stays, such as the request that a review answers.
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

  /** Somebody else has saved the draft; or it is gone, because it was published or deleted. Then this is a new one. */
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

  /** The form begins anew. */
  #fill({ open, published, removed }: WorkedOn): boolean {
    const before = JSON.stringify(this.#typed);
    this.#typed = this.#saved = this.#contentOf({ open, published, removed });
    this.#seen = published?.id;
    if (!open) this.#newId = crypto.randomUUID();
    this.#set({ open, published, removed, step: 'saved', error: undefined });
    return JSON.stringify(this.#typed) !== before;
  }

  #contentOf({ open, published, removed }: WorkedOn): Content {
    return this.#pick({ ...(published ?? removed)?.content, ...open?.content });
  }

  #pick(values: Content): Content {
    return Object.fromEntries(
      Object.entries(this.#schema.shape).map(([column, schema]) => {
        // What can be published is kept as it would be, because at its time a scheduled draft meets no form.
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
