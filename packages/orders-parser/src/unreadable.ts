/** Stands for bytes that spell no character. */
export const UNREADABLE = '\uFFFD';
