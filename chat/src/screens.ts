import { STUDIO_CHAT } from '@vitrina/shared/chatPages.ts';
import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { beginOpening } from './conversation/history/opening.ts';
import { Waiting } from './layout/Waiting.tsx';

// The screens after the sign-in. Each is a chunk of its own: clients do not load the studio's, nor the studio the
// clients'.
export const ClientScreen = lazyWithoutSuspense(() => import('./conversation/ClientScreen.tsx'), Waiting);
export const StudioScreen = lazyWithoutSuspense(() => import('./clients/StudioScreen.tsx'), Waiting);
/** Hardly anybody sees this screen. */
export const AccessDenied = lazyWithoutSuspense(
  () => import('./session/signed-in/AccessDenied.tsx'),
  Waiting,
);

/** For clients who follow a link in an e-mail, or ask for one. */
export const EntryScreen = lazyWithoutSuspense(() => import('./session/entry/EntryScreen.tsx'), Waiting);
export const LinkRequest = lazyWithoutSuspense(() => import('./session/entry/LinkRequest.tsx'), Waiting);

export function isStudioPage(): boolean {
  return location.pathname.startsWith(STUDIO_CHAT);
}

export function goToStudio(): void {
  location.replace(STUDIO_CHAT);
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
