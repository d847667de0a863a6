import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { beginOpening } from './conversation/history/opening.ts';
import { loadable } from './ui/loadable.tsx';

// What is seen after the sign-in: for whom it is, and for nobody else.
export const ClientScreen = loadable(
  async () => (await import('./conversation/ClientScreen.tsx')).ClientScreen,
);
export const StudioScreen = loadable(async () => (await import('./clients/StudioScreen.tsx')).StudioScreen);
/** Nearly nobody sees it. */
export const AccessDenied = loadable(
  async () => (await import('./session/signed-in/AccessDenied.tsx')).AccessDenied,
);

/** Who comes by a mail, or wants one. */
export const EntryScreen = loadable(
  async () => (await import('./session/entry/EntryScreen.tsx')).EntryScreen,
);
export const LinkRequest = loadable(
  async () => (await import('./session/entry/LinkRequest.tsx')).LinkRequest,
);

const STUDIO_PATH = '/chat-admin';

export function isStudioPage(): boolean {
  return location.pathname.startsWith(STUDIO_PATH);
}

export function goToStudio(): void {
  location.replace(STUDIO_PATH);
}

/** Loads what will most likely be seen next, while it is found out who is there. */
export function preloadScreen(): void {
  (isStudioPage() ? StudioScreen : ClientScreen).loadAhead();
}

/** The same for whoever was signed in here before, with the conversation of a client. */
export function preloadForKnown(): void {
  const userId = storedUserId();
  if (userId === undefined) return;
  preloadScreen();
  if (!isStudioPage()) beginOpening(userId);
}
