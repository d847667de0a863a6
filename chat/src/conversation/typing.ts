/** While somebody types, they say so this often; silence for longer ends it. */
const SAY_EVERY_MS = 2500;
const SHOW_FOR_MS = 6000;

interface Typing {
  /** The other side has said that it types. */
  heard: () => void;
  /** The other side has sent what it typed, or is gone. */
  ended: () => void;
  /** Something was typed here. */
  typed: () => void;
  /** What was typed here is sent, and with it ended on the other side. */
  sent: () => void;
  stop: () => void;
}

/** „пише…“ in both directions. Nobody says that they have stopped: it ends by itself. */
export function createTyping(say: () => void, show: (isPeerTyping: boolean) => void): Typing {
  let lastSaid = Number.NEGATIVE_INFINITY;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    clearTimeout(ending);
    show(false);
  };
  return {
    heard: () => {
      clearTimeout(ending);
      ending = setTimeout(ended, SHOW_FOR_MS);
      show(true);
    },
    ended,
    typed: () => {
      if (Date.now() - lastSaid < SAY_EVERY_MS) return;
      lastSaid = Date.now();
      say();
    },
    sent: () => {
      lastSaid = Number.NEGATIVE_INFINITY;
    },
    stop: () => clearTimeout(ending),
  };
}
