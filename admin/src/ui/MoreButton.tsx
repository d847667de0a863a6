import { Button } from '@mui/material';
import { text } from '../text.ts';

interface Props {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Loads the next fifty. */
export const MoreButton = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Props) =>
  hasNextPage && (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      className="my-2.5"
    >
      {text.more}
    </Button>
  );
