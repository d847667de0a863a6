/** While somebody types, this is sent this often and shown until it has not been heard for a while. */
const SEND_EVERY_MS = 2500;
const SHOW_FOR_MS = 6000;

interface Typing {
  /** The other side reports whether it is typing. */
  heard: (isTyping: boolean) => void;
  /** The other side has sent its message or is gone. */
  ended: () => void;
  typed: () => void;
  /** This side has deleted everything that it typed. */
  erased: () => void;
  /** This side has sent its message, so the other side no longer shows that it is typing. */
  sent: () => void;
  stop: () => void;
}

/** Typing in both directions. What is not repeated ends by itself, because the message that it ended may be lost. */
export function createTyping(
  send: (isTyping: boolean) => void,
  show: (isPeerTyping: boolean) => void,
): Typing {
  let lastSent = Number.NEGATIVE_INFINITY;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    clearTimeout(ending);
    show(false);
  };
  const sent = () => {
    lastSent = Number.NEGATIVE_INFINITY;
  };
  const erased = () => {
    if (Date.now() - lastSent < SHOW_FOR_MS) send(false);
    sent();
  };
  return {
    heard: (isTyping) => {
      if (!isTyping) return ended();
      clearTimeout(ending);
      ending = setTimeout(ended, SHOW_FOR_MS);
      show(true);
    },
    ended,
    typed: () => {
      if (Date.now() - lastSent < SEND_EVERY_MS) return;
      lastSent = Date.now();
      send(true);
    },
    erased,
    sent,
    stop: () => {
      clearTimeout(ending);
      erased();
    },
  };
}
