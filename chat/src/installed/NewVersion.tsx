import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import './new-version.css';
import { text } from './text.ts';
import { watchVersion } from './watchVersion.ts';

/** Offers a newer version of the chat. What is typed and what is not sent yet survive the reload. */
export function NewVersion() {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => void watchVersion(() => setAvailable(true)), []);

  return (
    <div className="new-version" role="status">
      {isAvailable && (
        <div className="new-version-card">
          <p>{text.newVersion}</p>
          <Button variant="lamp" icon={<RefreshCw size={18} aria-hidden />} onClick={() => location.reload()}>
            {text.update}
          </Button>
          <IconButton
            label={text.later}
            icon={<X size={20} aria-hidden />}
            onClick={() => setAvailable(false)}
          />
        </div>
      )}
    </div>
  );
}
