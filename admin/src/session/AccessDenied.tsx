import { text } from '../text.ts';
import { SessionPage } from './SessionPage.tsx';
import { useSignOut } from './useSignOut.ts';

interface Props {
  isChecked: boolean;
  onRetry: () => void;
}

/** For accounts without the role, and when the role could not be checked. */
export function AccessDenied({ isChecked, onRetry }: Props) {
  const { signOut, warning } = useSignOut();
  if (warning)
    return (
      <SessionPage title={text.signOut.unsentTitle}>
        <p role="alert">{text.signOut.unsentQuestion}</p>
        <div className="session-buttons">
          <button type="button" className="session-button" onClick={warning.cancel}>
            {text.signOut.cancel}
          </button>
          <button type="button" className="session-button is-secondary" onClick={warning.confirm}>
            {text.signOut.confirm}
          </button>
        </div>
      </SessionPage>
    );
  return (
    <SessionPage title={isChecked ? text.access.denied : text.access.offline}>
      <p role="alert">{isChecked ? text.access.deniedReason : text.access.uncheckedReason}</p>
      <div className="session-buttons">
        <button type="button" className="session-button" onClick={onRetry}>
          {text.tryAgain}
        </button>
        <button type="button" className="session-button is-secondary" onClick={() => signOut()}>
          {text.signOut.action}
        </button>
      </div>
    </SessionPage>
  );
}
