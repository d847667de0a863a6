import type { SiteBuild } from '../providers/siteBuilds.ts';
import { text } from './text.ts';

/** Why a build failed, and the technical detail below. */
export function FailureReason({ build: { failure, failure_detail } }: { build: SiteBuild }) {
  if (!failure) return null;
  return (
    <div className="build-failure">
      <span>{text.failures[failure]}</span>
      {failure_detail && <code lang="en">{failure_detail}</code>}
    </div>
  );
}
