/** What the tests use of `http_ece`, which brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /**
   * What was encrypted for a browser.
   *
   * @throws Error when it was encrypted for another
   */
  export function decrypt(
    body: Buffer,
    parameters: {
      readonly version: 'aes128gcm';
      readonly privateKey: ECDH;
      /** In base64url. */
      readonly authSecret: string;
    },
  ): Buffer;
}
