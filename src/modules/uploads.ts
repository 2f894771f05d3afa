import type { Uploads } from '../rest/multipart.ts';

/** Operations that take a file as multipart/form-data besides their JSON body. */
export const uploads: Uploads = {};
