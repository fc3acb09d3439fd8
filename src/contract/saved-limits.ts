/** Maximum characters of the notes on a favorite, as JavaScript counts them. */
export const notesLength = 4000

/** The most bytes of the filters of a saved search, as JSON in UTF-8. */
export const savedSearchBytes = 4096
