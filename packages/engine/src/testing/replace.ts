/** Puts another value in the place of a property, for as long as the code runs. */
export type Replace = (owner: object, key: string, value: unknown) => void;
