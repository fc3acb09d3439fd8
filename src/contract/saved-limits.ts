/** Maximum characters of the notes on a favorite, as JavaScript counts them. */
export const notesLength = 4000

/** Maximum bytes of an owner's notes on all favorites together, in UTF-8. */
export const allNotesBytes = 1024 * 1024

/** The most bytes of the filters of a saved search, as JSON in UTF-8. */
export const savedSearchBytes = 4096

/** Maximum characters of the name of a saved search. */
export const searchNameLength = 100
/** Number of listings that a saved search shows as pictures. */
export const previewPictures = 3
