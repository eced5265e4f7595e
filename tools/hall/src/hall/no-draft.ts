/** Version of a draft where there is none. */
export const NO_DRAFT = 'none';
