import Button from '@mui/material/Button';
import { text } from '../text.ts';
import { focusMain } from '../ui/focusMain.ts';

/** The first Tab stop: skips the menu. */
export function SkipLink() {
  return (
    <Button
      variant="contained"
      color="secondary"
      href="#main-content"
      onClick={(event) => {
        // The router would navigate to the hash.
        event.preventDefault();
        focusMain();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {text.layout.skipToContent}
    </Button>
  );
}
