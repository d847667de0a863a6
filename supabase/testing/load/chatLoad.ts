import type { TestedApi } from '../people.ts';
import { measureBaseline } from './measureBaseline.ts';
import { type ChatResult, measureChat } from './measureChat.ts';
import type { Summary } from './summary.ts';

export interface ChatLoad {
  /** How many are connected. */
  clients: number;
  /** By all of them together. */
  messagesPerSecond: number;
  seconds: number;
}

export interface LoadedBackend extends TestedApi {
  dbUrl: string;
  admin: { email: string; password: string };
}

/** The chat under load, beside the least that any chat must do, against the same database in the same run. */
export async function measureChatLoad(
  backend: LoadedBackend,
  load: ChatLoad,
): Promise<{ chat: ChatResult; baseline: Summary }> {
  const baseline = await measureBaseline(backend.dbUrl, load);
  return { baseline, chat: await measureChat(backend, load) };
}
