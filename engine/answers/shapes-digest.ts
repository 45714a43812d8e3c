// The digest of this program's shapes, which the build computes: a start need not.

/** Written out by the build: {@link digestShapes} in hexadecimal (http/build/shapes.ts). */
declare const SHAPES_DIGEST: string;

/** Eight bytes: a snapshot that has others was made by other code. */
export const shapesDigest = (): Buffer => Buffer.from(SHAPES_DIGEST, 'hex');
