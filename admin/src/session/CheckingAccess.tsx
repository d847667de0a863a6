import { text } from '../text.ts';
import './session.css';

/** Shown from the first paint until it is clear who is here and what they may see. */
export function CheckingAccess() {
  return (
    <main className="session-page">
      <p role="status" className="session-waiting">
        {text.access.checking}
      </p>
    </main>
  );
}
