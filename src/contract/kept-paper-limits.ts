/** Most papers that an account keeps. */
export const maxKeptPapers = 100
/** Characters of a kept paper's name at most. */
export const keptPaperNameLength = 120
/** Bytes of a paper in JSON at most: its text has up to 400,000 characters, and what was found in it cites them. */
export const keptPaperBytes = 3 * 1024 * 1024
/** Bytes of all readings of an account at most, as they are stored: compressed and encrypted. */
export const allKeptPaperBytes = 16 * 1024 * 1024
