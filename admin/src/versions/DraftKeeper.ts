import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import pLimit from 'p-limit';
import { HttpError } from 'ra-core';
import type { ZodMiniObject } from 'zod/mini';
import {
  type Content,
  cancelSchedule,
  isConflict,
  readWorkedOn,
  rememberDraft,
  scheduleVersion,
} from '../providers/drafts.ts';
import { isInCharge, takeCharge } from '../providers/inCharge.ts';
import { changedError, isRefusal } from '../providers/refusals.ts';
import {
  discardDraft,
  publishVersion,
  type Standing,
  saveDraft,
  unpublish,
  type Version,
} from '../providers/versions.ts';
import { columnsOf } from './columnsOf.ts';
import { dropUnsaved, readUnsaved, type Sent, writeUnsaved } from './unsavedDraft.ts';

/** How long after the last key the draft is saved. */
const PAUSE_MS = 2000;

/** How soon a failed save is retried. */
const RETRY_MS = 10_000;

export interface DraftState extends Standing {
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
  /** The id of the version that was on the site when the form was filled. */
  seenPublished: string | undefined;
  /** Whether the content was typed in an earlier form of the row, which could not save it. */
  readonly isRestored: boolean;
  readonly #schema: ZodMiniObject;
  readonly #accountId = storedUserId();
  #typed: Content;
  #saved: Content;
  #sent: Sent | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs saves and other steps with the draft one after the other. */
  readonly #inTurn = pLimit(1);
  readonly #listeners = new Set<() => void>();

  /**
   * @param schema the columns of the form, and the rules for publishing them.
   * @param begin the content of a new row.
   */
  constructor(
    table: ContentTable,
    schema: ZodMiniObject,
    key: string | undefined,
    row: Standing,
    begin: Content = {},
  ) {
    this.table = table;
    this.#schema = schema;
    this.key = key;
    this.state = { ...row, step: 'saved' };
    this.#typed = this.#saved = key === undefined ? columnsOf(this.#schema, begin) : this.#contentOf(row);
    this.seenPublished = row.published?.id;
    const unsaved = readUnsaved(this.#name);
    this.isRestored = unsaved !== undefined;
    if (unsaved) {
      const { typed, sent, seenPublished, open, isInConflict } = unsaved;
      [this.#typed, this.#sent, this.seenPublished] = [typed, sent, seenPublished];
      this.state = { ...this.state, open, step: isInConflict ? 'conflict' : 'typed' };
    }
    takeCharge(this.#name, this);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The content for the form to show. */
  get content(): Content {
    return this.#typed;
  }

  /** Whether a form is there that shows the state. */
  get isShown(): boolean {
    return this.#listeners.size > 0;
  }

  get isSaved(): boolean {
    return !this.#sent && JSON.stringify(this.#typed) === JSON.stringify(this.#saved);
  }

  /** Whether something would be lost if the tab were closed now. */
  get isToSave(): boolean {
    return this.#isInCharge && !this.isSaved;
  }

  type(values: Content): void {
    this.#typed = columnsOf(this.#schema, values);
    this.#set({ step: this.#isInConflict ? 'conflict' : this.#resting });
    if (this.state.step === 'typed') this.#saveIn(PAUSE_MS);
    else clearTimeout(this.#timer);
  }

  /** Saves the content after any save under way has finished. Returns whether it is saved, whatever is typed meanwhile. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#inTurn(async () => {
      const typed = JSON.stringify(this.#typed);
      if (!this.isSaved && !this.#isInConflict) await this.#saveNow();
      return JSON.stringify(this.#saved) === typed;
    });
  }

  /** Takes over the row as the database has it now. Returns whether the form has to show other content. */
  receive(row: Standing): boolean {
    const { open } = this.state;
    const isSameDraft = row.open?.id === open?.id;
    const isKnown = isSameDraft && row.open && open && row.open.revision <= open.revision;
    if (isKnown || !this.isSaved) {
      // A schedule changes the draft without a new revision.
      const isScheduled = isSameDraft && row.open?.revision === open?.revision;
      this.#set({ published: row.published, removed: row.removed, ...(isScheduled && { open: row.open }) });
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
    this.#set({ step: this.#resting });
    return this.save();
  }

  /**
   * Saves and publishes the content, or what was taken off the site and not changed since.
   * @param values the values of the form, as the schema has parsed them.
   * @param over the id of the version to replace; undefined if none is to be on the site.
   * @returns false if the content could not be saved first, and the form says why.
   * @throws HttpError with the code PT409 if another version is on the site, which is then `state.published`; with the code
   * `changed` if somebody else has saved the draft, which is a conflict then; if the form was left before the content was
   * saved, with the code `reopened` if its row was opened again, or else why it was not saved.
   */
  async publish(values: Content, over: string | undefined): Promise<boolean> {
    this.#typed = columnsOf(this.#schema, values);
    if (!(await this.#saveFirst())) return false;
    return this.#takeStep(async () => {
      const version = this.state.open ?? this.state.removed;
      if (!version) return false;
      const saved = this.#saved;
      const published = (await publishVersion(version, over)) as Version;
      this.#fill({ published }, saved);
      return true;
    });
  }

  /**
   * Saves the content and schedules publishing it.
   * @param values and `over` as for `publish`.
   * @param at local time in Sofia.
   * @returns false if there is no draft, or it could not be saved first.
   * @throws HttpError as `publish`.
   */
  async schedule(values: Content, over: string | undefined, at: string): Promise<boolean> {
    this.#typed = columnsOf(this.#schema, values);
    if (!(await this.#saveFirst())) return false;
    return this.#takeStep(async () => {
      if (!this.state.open) return false;
      const open = (await scheduleVersion(this.state.open, at, over)) as Version;
      this.seenPublished = over;
      this.#set({ open });
      return true;
    });
  }

  /**
   * @returns false if there is no draft, or it could not be saved first.
   * @throws HttpError as `publish`.
   */
  async cancelSchedule(): Promise<boolean> {
    if (!(await this.#saveFirst())) return false;
    return this.#takeStep(async () => {
      if (!this.state.open) return false;
      this.#set({ open: (await cancelSchedule(this.state.open)) as Version });
      return true;
    });
  }

  /**
   * Deletes the draft. The form then shows what is or was on the site.
   * @throws HttpError with the code `changed` if somebody else has saved the draft, which is a conflict then.
   */
  async discard(): Promise<void> {
    clearTimeout(this.#timer);
    // Sent again, a save whose answer was lost tells the revision that is to be deleted.
    if (this.#sent) await this.save();
    await this.#takeStep(async () => {
      if (this.state.open) await discardDraft(this.state.open);
      const { published, removed } = this.state;
      this.#fill({ published, removed });
    });
  }

  async unpublish(): Promise<Version | undefined> {
    if (!this.key) return undefined;
    const removed = (await unpublish(this.table, this.key)) as Version;
    this.#set({ published: undefined, removed });
    this.seenPublished = undefined;
    return removed;
  }

  /** As `save`, before another step. The form that is opened meanwhile saves the content too, but does not take the step. */
  async #saveFirst(): Promise<boolean> {
    if (await this.save()) return true;
    if (!isInCharge(this.#name, this))
      throw new HttpError('The row was opened again.', 409, { code: 'reopened' });
    if (this.isShown) return false;
    throw this.state.error ?? changedError();
  }

  async #saveNow(): Promise<void> {
    if (!this.#isInCharge) return;
    // Sent again unchanged, content that was saved already changes nothing and meets no conflict with itself.
    const isRepeated = this.#sent !== undefined;
    this.#sent ??= { content: this.#typed, newId: crypto.randomUUID() };
    const { content, newId } = this.#sent;
    const { open, published, removed } = this.state;
    this.#set({ step: 'saving' });
    try {
      const saved = (await saveDraft(
        this.table,
        this.key,
        // Columns that are not in the form are kept, such as the request that a review answers.
        { ...open?.content, ...content },
        { open, published, removed },
        newId,
      )) as Version;
      // The keeper of a form that was opened meanwhile sends the same again, and gets the same answer.
      if (!this.#isInCharge) return;
      dropUnsaved(this.#name);
      this.key = saved.row_key;
      takeCharge(this.#name, this);
      this.#sent = undefined;
      this.#saved = content;
      this.#set({ step: this.#resting, open: saved, error: undefined });
      rememberDraft(this.table, this.key, saved);
      if (isRepeated && !this.isSaved) await this.#saveNow();
    } catch (error) {
      if (isRefusal(error)) this.#sent = undefined;
      if (isConflict(error) && this.key) return this.#meet();
      this.#fail(error);
    }
  }

  /** Somebody else has saved, published or deleted the draft. If there is none any more, the content is saved as a new one. */
  async #meet(): Promise<void> {
    try {
      const row = await this.#read();
      this.#takeOver(row, row.open && 'conflict');
      if (!row.open) await this.#saveNow();
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Takes a step with the draft that the form shows. If it is refused because another version is on the site, or somebody else
   * has saved the draft, that is read.
   */
  async #takeStep<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    return this.#inTurn(async () => {
      if (this.#isInConflict) throw changedError();
      try {
        return await step();
      } catch (error) {
        if (!isConflict(error)) throw error;
        const row = await this.#read();
        const { open } = this.state;
        if (open && row.open && (row.open.id !== open.id || row.open.revision !== open.revision)) {
          this.#takeOver(row, 'conflict');
          throw changedError();
        }
        if (open && !row.open) this.#takeOver(row);
        else this.#set({ published: row.published, removed: row.removed });
        throw error;
      }
    });
  }

  /**
   * Counts what the database has as saved. What was typed goes on as it is: without a draft it becomes a new one with its
   * next save, and in a conflict the person decides first.
   */
  #takeOver(row: Standing, step?: 'conflict'): void {
    const { open, published, removed } = row;
    this.#sent = undefined;
    this.#saved = this.#contentOf(row);
    this.#set({ open, published, removed, step: step ?? this.#resting, error: undefined });
    if (this.state.step === 'typed') this.#saveIn(PAUSE_MS);
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

  #read(): Promise<Standing> {
    return this.key ? readWorkedOn(this.table, this.key) : Promise.resolve({});
  }

  /**
   * Starts again from the given row.
   * @param known the content before the row was requested: what was typed since then is kept.
   * @returns whether the form has to show other content.
   */
  #fill(row: Standing, known = this.#typed): boolean {
    const before = JSON.stringify(this.#typed);
    if (before === JSON.stringify(known)) this.#typed = this.#contentOf(row);
    this.seenPublished = row.published?.id;
    this.#takeOver(row);
    return JSON.stringify(this.#typed) !== before;
  }

  #contentOf({ open, published, removed }: Standing): Content {
    return columnsOf(this.#schema, { ...(published ?? removed)?.content, ...open?.content });
  }

  get #name(): string {
    return `${this.table}/${this.key ?? 'create'}`;
  }

  get #isInCharge(): boolean {
    return isInCharge(this.#name, this) && storedUserId() === this.#accountId;
  }

  get #isInConflict(): boolean {
    return this.state.step === 'conflict';
  }

  /** The step while nothing is on its way. */
  get #resting(): 'saved' | 'typed' {
    return this.isSaved ? 'saved' : 'typed';
  }

  #set(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    this.#keepUnsaved();
    for (const listener of this.#listeners) listener();
  }

  #keepUnsaved(): void {
    if (!this.#isInCharge) return;
    if (this.isSaved) dropUnsaved(this.#name);
    else
      writeUnsaved(this.#name, {
        typed: this.#typed,
        sent: this.#sent,
        seenPublished: this.seenPublished,
        open: this.state.open,
        isInConflict: this.#isInConflict,
      });
  }
}
