/** Maximum number of an account's lists for clients, those that have ended included. */
export const maxSharedLists = 50

/** Maximum number of listings of one list; of a client with more, the last saved. */
export const maxSharedListings = 100

/** Maximum number of questions that one list takes. */
export const maxSharedQuestions = 200

/** Maximum number of questions, and of properties with reactions, of all an account's lists that are answered at once. */
export const maxGatheredAnswers = 500

/** Maximum number of reactions that one list takes, of all visitors together. */
export const maxSharedReactions = 2000

/**
 * Returns how many answers one visitor may have in a list that has room for so many more: a fifth of the room, so that
 * each visitor leaves some to the next, and one while there is any.
 */
export const shareOfVisitor = (room: number): number => (room <= 0 ? 0 : Math.max(1, Math.floor(room / 5)))

/** Minutes between two mails or messages about questions on one list. */
export const sharedQuestionsTogetherMinutes = 60

/** Maximum number of opens of one list that are counted on one day. */
export const maxSharedOpensByDay = 1000

/** For how many days a list can be open. */
export const sharedListDays = [7, 30, 90] as const
export type SharedListDays = (typeof sharedListDays)[number]

/** Days after its end for which a list is kept for its owner. */
export const sharedListKeptDays = 90

/** Maximum characters, as JavaScript counts them. */
export const sharedListLengths = {
  title: 100,
  adviserName: 80,
  words: 1000,
  clientNotes: 1000,
  question: 1000,
  visitorName: 40,
} as const

/** Bytes of a logo at most: as it is sent, and as it is kept. */
export const logoBytes = { sent: 4 * 1024 * 1024, kept: 200 * 1024 } as const

/** Pixels of a side of a logo, as it is kept, at most. */
export const logoSidePx = 480
