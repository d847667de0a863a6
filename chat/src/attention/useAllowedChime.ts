import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $alerts } from './alertSetting.ts';
import { allowChime } from './chime.ts';

/** After a reload, the first click or key press lets the chime sound, where the browser asks for one. */
export function useAllowedChime(): void {
  const isOn = useStore($alerts) === 'on';
  useEffect(() => {
    if (!isOn) return;
    const used = new AbortController();
    const allow = () => {
      used.abort();
      void allowChime();
    };
    for (const type of ['click', 'keydown'])
      addEventListener(type, allow, { capture: true, signal: used.signal });
    return () => used.abort();
  }, [isOn]);
}
