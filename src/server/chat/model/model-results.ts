import type { ChatResults } from '#contract/chat-schemas.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { suggestWithoutLookup } from '#domain/consultant/suggest-questions.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { AskedQuestion } from '../chat-answerer.ts'
import type { AnswerEvidence } from './answer-evidence.ts'

/** Builds the cards below a model's answer, and their search as chips; `null` when nothing was searched. */
export function buildModelResults(
  evidence: AnswerEvidence,
  content: string,
  asked: AskedQuestion,
): ChatResults | null {
  const shown = evidence.shown()
  if (shown === null) return null
  const { items, search } = shown
  const { understanding, turn } = asked
  const criteria = search?.criteria ?? understanding.criteria
  const filters = writeSavedFilters(criteria)
  const total = Math.max(search?.total ?? 0, items.length)
  return {
    items: items.map(({ property }) => presentResultItem(property)),
    total,
    summary: content,
    suggestions: suggestWithoutLookup({ criteria, items, total, relaxed: [] }, turn),
    filters,
    asked: filters,
    relaxed: [],
    notUnderstood: [],
  }
}
