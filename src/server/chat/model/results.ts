import type { Results } from '#contract/chat.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { certainAfter } from '#domain/consultant/suggestions.ts'
import { filtersJson } from '#domain/search/filters-json.ts'
import type { Asked } from '../answerer.ts'
import type { Evidence } from './evidence.ts'

/** Builds the cards below a model's answer, and their search as chips; `null` when nothing was searched. */
export function resultsOf(evidence: Evidence, content: string, asked: Asked): Results | null {
  const shown = evidence.shown()
  if (shown === null) return null
  const { items, search } = shown
  const { understanding, turn } = asked
  const criteria = search?.criteria ?? understanding.criteria
  const filters = filtersJson(criteria)
  const total = Math.max(search?.total ?? 0, items.length)
  return {
    items: items.map(presentResultItem),
    total,
    summary: content,
    suggestions: certainAfter({ criteria, items, total, relaxed: [] }, turn),
    filters,
    asked: filters,
    relaxed: [],
    notUnderstood: [],
  }
}
