import { text } from '../text.ts';
import { StatePanel } from './StatePanel.tsx';
import { useWords } from './useWords.ts';

/** Shown in place of a row that does not exist. The resource's `bg.ts` may name it, and give another reason. */
export function Gone() {
  const words = useWords();
  return (
    <StatePanel
      role="status"
      title={words('message.gone', { _: text.gone })}
      text={words('message.gone_reason', { _: text.goneReason })}
    />
  );
}
