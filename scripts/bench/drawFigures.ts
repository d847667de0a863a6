import { brandColors } from '@vitrina/shared/brandColors.ts';
import type { Figure } from './Figure.ts';

const { day } = brandColors;

const WIDTH = 900;
const LABEL_WIDTH = 330;
const BAR_WIDTH = 380;
const ROW_HEIGHT = 34;
const HEAD_HEIGHT = 44;

/** The figures as a picture: for each a bar of its own and one of its baseline, the longer one over the full width. */
export function drawFigures(results: Record<string, Figure[]>): string {
  const parts: string[] = [];
  let top = 16;
  for (const [group, figures] of Object.entries(results)) {
    parts.push(`<text x="16" y="${top + 24}" class="group">${escaped(group)}</text>`);
    top += HEAD_HEIGHT;
    for (const figure of figures) {
      parts.push(row(figure, top));
      top += ROW_HEIGHT;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 16}" role="img" aria-label="Figures beside their baselines">
<style>
text { font: 13px system-ui, sans-serif; fill: ${day.ink} }
.group { font-size: 20px; font-weight: 700 }
.number { fill: ${day.muted} }
.ours { fill: ${brandColors.bottle} }
.baseline { fill: ${brandColors.pave} }
</style>
<rect width="100%" height="100%" fill="${day.bg}"/>
${parts.join('\n')}
</svg>
`;
}

function row({ what, unit, value, baseline }: Figure, top: number): string {
  const longest = Math.max(value, baseline, Number.MIN_VALUE);
  const bar = (amount: number, y: number, kind: string) =>
    `<rect class="${kind}" x="${LABEL_WIDTH}" y="${y}" width="${Math.max(1, (amount / longest) * BAR_WIDTH).toFixed(1)}" height="10"/>`;
  return [
    `<text x="16" y="${top + 15}">${escaped(what)}</text>`,
    bar(value, top, 'ours'),
    bar(baseline, top + 12, 'baseline'),
    `<text class="number" x="${LABEL_WIDTH + BAR_WIDTH + 12}" y="${top + 15}">${shown(value)} / ${shown(baseline)} ${unit}</text>`,
  ].join('');
}

const shown = (value: number) => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
