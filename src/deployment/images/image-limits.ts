/** Maximum size of an uploaded file. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Maximum decoded size of an image in a JSON body or a GraphQL variable. */
export const MAX_INLINE_IMAGE_BYTES = 1024 * 1024;
/** Maximum width times height of an uploaded image. */
export const MAX_IMAGE_PIXELS = 25_000_000;
/** Larger images are made smaller, so that the long side has this many pixels. */
export const MAX_STORED_SIDE = 1024;
/** Images that one user may upload in a day. */
export const MAX_IMAGES_PER_DAY = 100;
