import type { Message } from '../api/messages.ts';
import { thumbnailSize } from './thumbnailSize.ts';

interface PictureFrameProps {
  /** Undefined while it is not known: the place is kept. */
  url: string | undefined;
  size: Partial<Pick<Message, 'attachment_width' | 'attachment_height'>>;
  label: string;
  onError?: () => void;
}

/** A picture at the size of a thumbnail, from the first moment on: nothing jumps when it comes. */
export function PictureFrame({ url, size, label, onError }: PictureFrameProps) {
  const { width, height } = thumbnailSize(size.attachment_width, size.attachment_height);
  if (url === undefined)
    return (
      <svg className="picture" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden />
    );
  return (
    <img
      className="picture"
      src={url}
      width={width}
      height={height}
      alt={label}
      decoding="async"
      onError={onError}
    />
  );
}
