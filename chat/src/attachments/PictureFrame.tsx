import type { Message } from '../api/messages.ts';
import { text } from './text.ts';
import { thumbnailSize } from './thumbnailSize.ts';

export type PictureSize = Partial<Pick<Message, 'attachment_width' | 'attachment_height'>>;

interface Props {
  url: string | undefined;
  size: PictureSize;
  onError?: () => void;
}

const LOOK = 'block h-auto max-w-full rounded-ctl bg-current/12 object-contain';

/** A picture with the size of its thumbnail from the start, so that nothing moves when it has loaded. */
export function PictureFrame({ url, size, onError }: Props) {
  const { width, height } = thumbnailSize(size.attachment_width, size.attachment_height);
  if (url === undefined)
    return (
      <svg
        className={LOOK}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden
        data-picture
      />
    );
  return (
    <img
      className={LOOK}
      src={url}
      width={width}
      height={height}
      alt={text.picture}
      decoding="async"
      onError={onError}
      data-picture
    />
  );
}
