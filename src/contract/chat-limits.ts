/** How long what people write to the consultant may be, and how much is kept. */
export const chatLimits = {
  /** Characters of a message. */
  message: 2_000,
  /** Characters of a conversation's title. */
  title: 60,
  /** Messages of a conversation. */
  messages: 400,
  /** Conversations of an account. */
  chats: 200,
} as const

/** Characters of a notice: suggested in the field, and most that are taken as text. */
export const noticeLengths = { suggested: 4_000, most: 200_000 } as const
/** Bytes of a notice as PDF. */
export const noticeFileSize = 15 * 1024 * 1024
