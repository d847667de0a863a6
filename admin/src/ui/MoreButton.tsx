import { Button } from '@mui/material';
import { text } from '../text.ts';

interface Props {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => void;
}

/** Loads the next fifty. */
export const MoreButton = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Props) =>
  hasNextPage && (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      disabled={isFetchingNextPage}
      onClick={fetchNextPage}
      className="my-2.5"
    >
      {text.more}
    </Button>
  );
