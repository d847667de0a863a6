import { Button } from '@mui/material';
import { momentOf } from '@vitrina/shared/dates.ts';
import { Notice } from '../forms/Notice.tsx';
import type { Version } from '../providers/versions.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import { text } from './text.ts';

interface Props {
  keeper: DraftKeeper;
  theirs: Version | undefined;
  /** Fills the form with the keeper's content. */
  fill: () => void;
}

/** Shown when two people have edited the same draft: this person decides whose text stays. */
export function DraftConflict({ keeper, theirs, fill }: Props) {
  if (!theirs) return null;
  const takeTheirs = () => {
    keeper.takeTheirs();
    fill();
  };
  return (
    <Notice role="alert">
      <span className="basis-full">
        {text.draft.theirs(theirs.maker?.username ?? text.somebody, momentOf(theirs.made_at))}
      </span>
      <Button color="inherit" onClick={takeTheirs}>
        {text.draft.openTheirs}
      </Button>
      <Button color="inherit" onClick={() => keeper.saveMine()}>
        {text.draft.saveMine}
      </Button>
    </Notice>
  );
}
