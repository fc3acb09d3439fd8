/** Characters of a matrícula's text at most; a long one has some 60,000. */
export const titleRecordLength = 400_000
/** Bytes of a matrícula as PDF or picture at most. */
export const titleRecordFileSize = 25 * 1024 * 1024
/** Pages of a matrícula at most, with text and as pictures. */
export const titleRecordPages = { text: 120, scanned: 30 } as const
/** Passages that are put into plainer words at once, and the characters of one, at most. */
export const plainWordsLimits = { passages: 12, length: 600 } as const
/** Characters that are explained at once; a longer text is read in a process of its own. */
export const inlineTitleRecordLength = 20_000
