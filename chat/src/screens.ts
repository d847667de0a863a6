import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { beginOpening } from './conversation/history/opening.ts';
import { Waiting } from './layout/Waiting.tsx';

// The screens after the sign-in. Each is a chunk of its own: clients do not load the studio's, nor the studio the
// clients'.
export const ClientScreen = lazyWithoutSuspense(
  async () => ({ default: (await import('./conversation/ClientScreen.tsx')).ClientScreen }),
  Waiting,
);
export const StudioScreen = lazyWithoutSuspense(
  async () => ({ default: (await import('./clients/StudioScreen.tsx')).StudioScreen }),
  Waiting,
);
/** Hardly anybody sees this screen. */
export const AccessDenied = lazyWithoutSuspense(
  async () => ({ default: (await import('./session/signed-in/AccessDenied.tsx')).AccessDenied }),
  Waiting,
);

/** For clients who follow a link in an e-mail, or ask for one. */
export const EntryScreen = lazyWithoutSuspense(
  async () => ({ default: (await import('./session/entry/EntryScreen.tsx')).EntryScreen }),
  Waiting,
);
export const LinkRequest = lazyWithoutSuspense(
  async () => ({ default: (await import('./session/entry/LinkRequest.tsx')).LinkRequest }),
  Waiting,
);

const STUDIO_PATH = '/chat-admin';

export function isStudioPage(): boolean {
  return location.pathname.startsWith(STUDIO_PATH);
}

export function goToStudio(): void {
  location.replace(STUDIO_PATH);
}

/** Loads the screen that will most likely be shown next, while the sign-in is still being checked. */
export function preloadScreen(): void {
  (isStudioPage() ? StudioScreen : ClientScreen).preload();
}

/** Also starts reading the conversation of a client who was signed in here before. */
export function preloadForKnown(): void {
  const userId = storedUserId();
  if (userId === undefined) return;
  preloadScreen();
  if (!isStudioPage()) beginOpening(userId);
}
