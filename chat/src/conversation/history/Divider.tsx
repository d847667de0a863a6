import { DIVIDER_ATTRIBUTE } from '../scroll/anchor.ts';
import { text } from '../text.ts';

/** Shown above the first message that was unread when the conversation came into view. */
export function Divider() {
  return (
    <h3
      className="mt-2 mb-4 flex items-center gap-4 self-stretch font-display text-h4 font-extrabold text-danger before:h-0.75 before:flex-1 before:bg-current after:h-0.75 after:flex-1 after:bg-current"
      {...{ [DIVIDER_ATTRIBUTE]: '' }}
    >
      {text.unread}
    </h3>
  );
}
