import { storedUserId } from '@vitrina/shared/supabaseClient.ts';

/** What is seen after the sign-in: for whom it is, and for nobody else. */
export const importClientScreen = () => import('./conversation/ClientScreen.tsx');
export const importStudioScreen = () => import('./clients/StudioScreen.tsx');

const STUDIO_PATH = '/chat-admin';

export function isStudioPage(): boolean {
  return location.pathname.startsWith(STUDIO_PATH);
}

export function goToStudio(): void {
  location.replace(STUDIO_PATH);
}

/** Loads what will most likely be seen next, while it is found out who is there. */
export function preloadScreen(): void {
  // Without a network it comes from the service worker, or is asked for again when it is needed.
  void (isStudioPage() ? importStudioScreen() : importClientScreen()).catch(() => undefined);
}

/** The same for whoever was signed in here before. */
export function preloadForKnown(): void {
  if (storedUserId() !== undefined) preloadScreen();
}
