/** The most characters of the notes on a favourite, as JavaScript counts them. */
export const notesLength = 4000
