import { gunzipSync, gzipSync } from 'node:zlib';
import { StoreError } from './store-error.js';

/** JSON text, compressed. */
export function pack(json: string): Uint8Array {
  return gzipSync(json);
}

/**
 * JSON text of a blob.
 *
 * @param what - what it should be, for the error
 * @throws StoreError `damaged` when it is not compressed text
 */
export function unpack(blob: unknown, what: string): string {
  try {
    if (blob instanceof Uint8Array) return gunzipSync(blob).toString('utf8');
  } catch (error) {
    throw new StoreError('damaged', `${what}: expected compressed text`, { cause: error });
  }
  throw new StoreError('damaged', `${what}: expected compressed text, received ${typeof blob}`);
}

/**
 * A value of a blob.
 *
 * @throws StoreError `damaged` when it is not compressed JSON
 */
export function unpackJson(blob: unknown, what: string): unknown {
  return readJson(unpack(blob, what), what);
}

/**
 * A value that was written as JSON.
 *
 * @throws StoreError `damaged` when it is not JSON
 */
export function readJson(json: string, what: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new StoreError('damaged', `${what}: expected JSON`, { cause: error });
  }
}
