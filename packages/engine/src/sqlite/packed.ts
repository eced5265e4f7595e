import { Buffer } from 'node:buffer';
import { gunzipSync, gzipSync } from 'node:zlib';
import { JSON_BOUNDS, jsonFault } from './json-bounds.js';
import { StoreError } from './store-error.js';

/**
 * JSON text, compressed.
 *
 * @throws StoreError `too-large` when it could not be read again
 */
export function pack(json: string): Uint8Array {
  const bytes = Buffer.from(json, 'utf8');
  if (bytes.length > JSON_BOUNDS.bytes)
    throw new StoreError(
      'too-large',
      `expected at most ${JSON_BOUNDS.bytes} bytes of JSON, received ${bytes.length}`,
    );
  return gzipSync(bytes);
}

/**
 * Text of a blob.
 *
 * @param what - what it should be, for the error
 * @throws StoreError `damaged` when it is not compressed text of at most 128 million bytes
 */
export function unpack(blob: unknown, what: string): string {
  if (!(blob instanceof Uint8Array))
    throw new StoreError(
      'damaged',
      `${what}: expected compressed text, received ${blob === undefined ? 'none' : typeof blob}`,
    );
  try {
    return gunzipSync(blob, { maxOutputLength: JSON_BOUNDS.bytes }).toString('utf8');
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    const problem = isTooLong
      ? `expected at most ${JSON_BOUNDS.bytes} bytes of text, received more, in ${blob.byteLength} bytes`
      : 'expected compressed text';
    throw new StoreError('damaged', `${what}: ${problem}`, { cause: error });
  }
}

/**
 * JSON text of a blob, within the bounds of what is stored.
 *
 * @throws StoreError `damaged` when it is not compressed text, or too deep or too much
 */
export function unpackBounded(blob: unknown, what: string): string {
  const json = unpack(blob, what);
  requireBounds(json, what);
  return json;
}

/**
 * A value of a blob.
 *
 * @throws StoreError `damaged` when it is not compressed JSON, or too deep or too much
 */
export function unpackJson(blob: unknown, what: string): unknown {
  return readJson(unpack(blob, what), what);
}

/**
 * A value that was written as JSON.
 *
 * @throws StoreError `damaged` when it is not JSON, or too deep or too much
 */
export function readJson(json: string, what: string): unknown {
  requireBounds(json, what);
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new StoreError('damaged', `${what}: expected JSON`, { cause: error });
  }
}

/** Refuses JSON text that would take too much memory, or too deep a stack, before it is read. */
function requireBounds(json: string, what: string): void {
  const fault = jsonFault(json);
  if (fault !== undefined) throw new StoreError('damaged', `${what}: ${fault}`);
}
