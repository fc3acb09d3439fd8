/** Most papers that an account keeps. */
export const maxKeptPapers = 100
/** Characters of a kept paper's name at most. */
export const keptPaperNameLength = 120
/** Bytes of a paper in JSON at most: its text has up to 400,000 characters, and what was found in it cites them. */
export const keptPaperBytes = 3 * 1024 * 1024
/** Bytes of all readings of an account in JSON at most; an export has them all. */
export const allKeptPaperBytes = 32 * 1024 * 1024
