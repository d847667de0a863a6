import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTip } from './useTip.ts';

const EDGE_PX = 8;

/**
 * The tooltip of whatever carries `data-tip`, one for the whole console: MUI's own weighs 14 KB and is mounted once for
 * each button of each row. It stays while the mouse is on it, and goes with Escape.
 */
export default function Tips() {
  const tip = useTip();
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = layer.current;
    if (!tip || !shown) return;
    // In the browser's top layer, above dialogs and what scrolls.
    if (!shown.matches(':popover-open')) shown.showPopover();
    const button = tip.anchor.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const left = button.left + (button.width - width) / 2;
    const hasRoomBelow = button.bottom + height <= window.innerHeight;
    shown.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
    shown.style.top = `${hasRoomBelow ? button.bottom : button.top - height}px`;
  }, [tip]);

  if (!tip) return null;
  return (
    // Hidden from screen readers: the button's accessible name already says this.
    <Box ref={layer} key={tip.text} popover="manual" aria-hidden="true" className="tip" sx={layerStyle}>
      <Box sx={wordsStyle}>{tip.text}</Box>
    </Box>
  );
}

/** Its padding bridges the gap, so that the mouse can move from the button onto the tip (WCAG 1.4.13). */
const layerStyle = {
  position: 'fixed',
  inset: 'auto',
  m: 0,
  p: 0.75,
  border: 0,
  background: 'none',
  overflow: 'visible',
};

const wordsStyle = {
  px: 1.25,
  py: 0.5,
  borderRadius: '6px',
  backgroundColor: 'var(--color-ink)',
  color: 'var(--color-bg)',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
};
