const MAX_WIDTH = 300;
const MAX_HEIGHT = 200;

interface Size {
  width: number;
  height: number;
}

/** The size of the whole picture within 300×200 pixels. */
export function thumbnailSize(width: number | null | undefined, height: number | null | undefined): Size {
  if (!width || !height) return { width: MAX_WIDTH, height: MAX_HEIGHT };
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
