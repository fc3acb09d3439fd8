/** Bytes of a list of the bank at most; all states together have 11 MB. */
export const listFileBytes = 64 * 1024 * 1024

/** Bytes that a form adds to the file it carries, at most. */
export const formBytes = 64 * 1024

/** Bytes of an edital's text in JSON at most: of 1,000,000 characters, each written as an escape. */
export const editalTextBytes = 6_100_000

/** Bytes of a matrícula's text in JSON at most: of 400,000 characters, each written as an escape. */
export const titleRecordTextBytes = 2_500_000

/** Bytes of a page of the bank at most: it has some 50 KB; a saved one with everything in it, some more. */
export const bankPageBytes = 4 * 1024 * 1024
