import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import './new-version.css';
import { text } from './text.ts';
import { watchVersion } from './watchVersion.ts';

/** Says that a newer version of the chat is there. What is typed and what waits survive the change. */
export function NewVersion() {
  const [isThere, setThere] = useState(false);
  useEffect(() => void watchVersion(() => setThere(true)), []);

  return (
    <div className="new-version" role="status">
      {isThere && (
        <div className="new-version-card">
          <p>{text.newVersion}</p>
          <Button look="lamp" icon={<RefreshCw size={18} aria-hidden />} onClick={() => location.reload()}>
            {text.update}
          </Button>
          <IconButton label={text.later} icon={<X size={20} aria-hidden />} onClick={() => setThere(false)} />
        </div>
      )}
    </div>
  );
}
