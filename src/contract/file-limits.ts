/** Maximum bytes of a list of the bank; all states together have 11 MB. */
export const listFileBytes = 64 * 1024 * 1024

/** Bytes that a form adds to the file it carries, at most. */
export const formBytes = 64 * 1024

/** Maximum bytes of an edital's text in JSON: 1,000,000 characters, each written as an escape. */
export const editalTextBytes = 6_100_000

/** Maximum bytes of a matrícula's text in JSON: 400,000 characters, each written as an escape. */
export const titleRecordTextBytes = 2_500_000

/** Maximum bytes of a page of the bank, which has some 50 KB; a page saved with its resources has more. */
export const bankPageBytes = 4 * 1024 * 1024
