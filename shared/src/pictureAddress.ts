/** The public buckets, whose files everybody reads by their address. */
const UPLOADED = /^(project-images|ai-gallery-images|content-images)\//;

/** Whether a row's path is that of an uploaded picture: `<bucket>/<file>`. */
export const isUploaded = (path: string) => UPLOADED.test(path);

/** Where the picture lies that a row names by its path; one of ours and one elsewhere do where they say. */
export const pictureAddress = (path: string, supabaseUrl: string) =>
  isUploaded(path) ? `${supabaseUrl}/storage/v1/object/public/${path}` : path;
