import type { OfferedListing, ListingSource } from '#domain/consultant/consultant-answer.ts'
import { answerQuestion } from '#domain/consultant/answer-question.ts'
import { type AskedQuestion, shuffleForChat } from '../chat-answerer.ts'

const emptySource: ListingSource<OfferedListing> = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  statesOf: () => Promise.resolve([]),
  byIds: () => Promise.resolve([]),
  waitingOf: () => Promise.resolve(null),
  pageOf: () => Promise.resolve(null),
}

/**
 * Suggests questions after an answer without results: those the rules would offer, without querying the catalogue.
 */
export const suggestAfterText = async ({
  message,
  understanding,
  openProperty,
  chatId,
  earlierCount,
}: AskedQuestion): Promise<string[]> =>
  (
    await answerQuestion(
      { message, understanding, about: openProperty, opening: shuffleForChat(chatId), turn: earlierCount },
      emptySource,
    )
  ).suggestions
