/** The part of English that the first page needs before anything else of the language has come. */
export const FIRST = {
  names: { garden: 'Garden' },
};
