/** Bytes that a request to a hall may have, included; a mail has its own limit. */
export const REQUEST_BYTES = 262_144;
