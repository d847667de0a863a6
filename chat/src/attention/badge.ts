import { brandColors } from '@vitrina/shared/brandColors.ts';

/** In units of the icon's 64 × 64 drawing. */
const BADGE = { x: 44, y: 44, radius: 20 };

let plainAddress: string | undefined;
let plainSvg: string | undefined;

/** Draws the number on the icons of the tab and of the installed app; 0 removes it. */
export async function showBadge(unread: number): Promise<void> {
  const app: Partial<Navigator> = navigator;
  if (unread === 0) void app.clearAppBadge?.().catch(ignore);
  else void app.setAppBadge?.(unread).catch(ignore);

  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  const address = plainAddress ?? icon.href;
  plainAddress = address;
  icon.dataset.count = String(unread);
  if (unread === 0) icon.href = address;
  else {
    try {
      plainSvg ??= await fetchIcon(address);
    } catch (error) {
      // The next number asks for it again.
      return console.warn('The icon for the number did not come:', error);
    }
    // The number may have changed while the icon was loading.
    if (icon.dataset.count === String(unread)) icon.href = withBadge(plainSvg, unread);
  }
}

async function fetchIcon(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

function withBadge(svg: string, unread: number): string {
  const { x, y, radius } = BADGE;
  const badge = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${brandColors.tomato}" stroke="#fff" stroke-width="3"/>
    <text x="${x}" y="${y + 10}" fill="#fff" font-family="sans-serif" font-size="${unread > 9 ? 22 : 28}"
      font-weight="700" text-anchor="middle">${unread > 9 ? '9+' : unread}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/<\/svg>\s*$/, `${badge}</svg>`))}`;
}

/** Not every system has badges for apps. */
function ignore() {}
