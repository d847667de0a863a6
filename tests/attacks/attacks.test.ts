import { afterAll, beforeAll } from 'vitest';
import { backend, startAttackedBackend } from './attackedBackend.ts';

// One backend for all attacks: it takes seconds to start. Each of these adds its tests, and they run one after the other.
import './completeness.ts';
import './everyRight.ts';
import './channels.ts';
import './demoted.ts';
import './conversation.ts';
import './conversationLive.ts';
import './messages.ts';
import './massAssignment.ts';
import './questions.ts';
import './callArguments.ts';
import './bodies.ts';
import './rawRequests.ts';
import './origins.ts';
import './files.ts';
import './storage.ts';
import './passwords.ts';

beforeAll(async () => {
  await startAttackedBackend();
});
afterAll(() => backend?.stop());
