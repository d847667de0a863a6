import type { ClientRequest } from '../api/requests.ts';
import { isPicture } from '../pictures/picturePath.ts';

/** The picture that the client was last shown for approval; nothing as long as there is none. */
export function pictureOfSite(requests: readonly ClientRequest[]): string | undefined {
  const pictures = requests.flatMap(({ kind, state, content }) =>
    kind === 'approval' && state !== 'withdrawn'
      ? content.files.map(({ path }) => path).filter(isPicture)
      : [],
  );
  return pictures[0];
}
