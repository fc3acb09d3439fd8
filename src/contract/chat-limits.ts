/** Limits of texts written to the consultant, and of what is stored. */
export const chatLimits = {
  /** Maximum characters of a message. */
  message: 2_000,
  /** Maximum characters of a conversation's title. */
  title: 60,
  /** Maximum messages of a conversation. */
  messages: 400,
  /** Maximum conversations of an account. */
  chats: 200,
} as const

/**
 * Characters of an edital: the length suggested in the field, the maximum that is explained at once (a longer text in a
 * thread, so that no request waits for it), and the maximum accepted as text.
 */
export const editalLengths = { suggested: 4_000, inline: 2_000, most: 1_000_000 } as const
/** Maximum bytes of an edital as PDF. */
export const editalFileSize = 15 * 1024 * 1024
