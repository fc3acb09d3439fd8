/** Most papers that an account keeps. */
export const maxKeptPapers = 100
/** Characters of a kept paper's name at most. */
export const keptPaperNameLength = 120
/** Maximum bytes of a paper in JSON: its text has up to 400,000 characters, and what was found in it cites them. */
export const keptPaperBytes = 3 * 1024 * 1024
/** Maximum bytes of all readings of an account in JSON; an export has them all. */
export const allKeptPaperBytes = 32 * 1024 * 1024
