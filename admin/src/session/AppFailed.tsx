import Button from '@mui/material/Button';
import { text } from '../text.ts';
import { SessionPage } from './SessionPage.tsx';

/** When the console could not start, for example because a newer version has replaced its files. */
export function AppFailed() {
  return (
    <SessionPage title={text.layout.failed}>
      <p role="alert">{text.layout.failedReason}</p>
      <div className="session-buttons">
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text.tryAgain}
        </Button>
      </div>
    </SessionPage>
  );
}
