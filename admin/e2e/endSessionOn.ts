import type { Page } from '@playwright/test';

/** Ends the session with the event: before it, another request of the page could lead to the form for signing in. */
export const endSessionOn = (page: Page, event: 'click' | 'input') =>
  page.evaluate((name) => {
    const end = () => {
      const session = JSON.parse(localStorage.getItem('chatAuth') ?? '{}');
      const ended = { ...session, expires_at: 1, refresh_token: 'gone' };
      localStorage.setItem('chatAuth', JSON.stringify(ended));
    };
    window.addEventListener(name, end, { once: true, capture: true });
  }, event);
