import type { Message } from '../api/messages.ts';
import { thumbnailSize } from './thumbnailSize.ts';

export type PictureSize = Partial<Pick<Message, 'attachment_width' | 'attachment_height'>>;

interface Props {
  url: string | undefined;
  size: PictureSize;
  label: string;
  onError?: () => void;
}

/** A picture at the size of a thumbnail from the first moment on, so that nothing jumps when it has loaded. */
export function PictureFrame({ url, size, label, onError }: Props) {
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
