import type { ClientRequest } from '../api/requests.ts';
import { isPicture } from '../attachments/attachmentPath.ts';

/** The picture that was last sent to the client for approval, if any. */
export function pictureOfSite(requests: readonly ClientRequest[]): string | undefined {
  const pictures = requests.flatMap(({ kind, state, content }) =>
    kind === 'approval' && state !== 'withdrawn'
      ? content.files.map(({ path }) => path).filter(isPicture)
      : [],
  );
  return pictures[0];
}
