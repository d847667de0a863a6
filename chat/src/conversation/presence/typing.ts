/** Typing is sent this often while it lasts, and shown until it has not been heard of for a while. */
const SEND_EVERY_MS = 2500;
const SHOW_FOR_MS = 6000;

interface Typing {
  /** The other side is typing. */
  heard: () => void;
  /** The other side has sent what it typed, or is gone. */
  ended: () => void;
  /** This side is typing. */
  typed: () => void;
  /** This side has sent what it typed, so the other side has stopped showing it. */
  sent: () => void;
  stop: () => void;
}

/** Typing in both directions. Its end is not sent: what is not repeated ends by itself. */
export function createTyping(send: () => void, show: (isPeerTyping: boolean) => void): Typing {
  let lastSent = Number.NEGATIVE_INFINITY;
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
      if (Date.now() - lastSent < SEND_EVERY_MS) return;
      lastSent = Date.now();
      send();
    },
    sent: () => {
      lastSent = Number.NEGATIVE_INFINITY;
    },
    stop: () => clearTimeout(ending),
  };
}
