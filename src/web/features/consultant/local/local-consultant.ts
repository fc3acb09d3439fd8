import type { Property } from '#contract/catalogue.ts'
import type { Message } from '#contract/chat.ts'
import { presentResults } from '#contract/present-chat.ts'
import { understandingOf } from '#contract/understood.ts'
import { consult } from '#domain/consultant/consult.ts'
import { continued } from '#domain/consultant/continuing.ts'
import { consultantTexts } from '#domain/consultant/texts.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { readFilters } from '#domain/search/filters-json.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'
import { type Catalogue, server } from '../../../data/catalogue/catalogue.ts'
import { callApi, Unreachable } from '../../../data/client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { queries } from '../../../data/query-client.ts'
import { currentSource, isDemonstration } from '../../../data/catalogue/source.ts'
import type { Asking, Consultant } from '../conversation/consultant.ts'
import { localShelf } from './local-listing-source.ts'
import { localConversation } from '../widget/widget-answers.ts'

/** Who parses the sentence, and the catalogue that is searched. */
export interface Place {
  catalogue: Catalogue
  understand: (message: string, signal: AbortSignal) => Promise<Understanding>
}

const serverPlace: Place = {
  catalogue: server,
  understand: async (message, signal) =>
    understandingOf(await callApi('POST /api/parse-query', { body: { message }, signal })),
}

const demonstrationNote = {
  empty: 'Estes imóveis são inventados, para demonstração.',
  away: 'O servidor não responde agora: estes imóveis são inventados, para demonstração.',
}

const edited = (filters: NonNullable<Asking['filters']>): Understanding => ({
  kind: 'search',
  criteria: readFilters({ ...filters }),
  flags: { highROI: false, highDiscount: false },
  listingId: null,
  notUnderstood: [],
})

/** Returns the property whose page is open, from the query cache. */
const openProperty = (id: string | null): Property | null =>
  (id !== null && queries.getQueryData(propertyQuery(currentSource(), id).queryKey)) || null

/**
 * Creates a consultant that needs no account: `parse-query` parses the sentence, the catalogue is searched over HTTP,
 * and the answer is worded here. Without a server it uses the bundled demonstration and says so.
 * @param onInvented called when the demonstration is used
 */
export function localConsultant(onInvented: () => void): Consultant {
  let turn = 0
  let before: Criteria | null = null
  return async (asking, on, signal) => {
    const { message, messageId, filters, propertyId, conversationId } = asking
    if (conversationId === null) before = null
    const answerAt = async ({ catalogue, understand }: Place) => {
      const understanding = filters
        ? edited(filters)
        : continued(message, await understand(message, signal), before)
      if (understanding.kind === 'search')
        on({ name: 'status', data: { status: 'searching', text: consultantTexts.searching } })
      const stats = understanding.kind !== 'search' ? await catalogue.stats(signal) : null
      return consult(
        {
          message,
          understanding,
          edited: filters !== null,
          about: openProperty(propertyId),
          turn,
          catalogue: stats && { ...stats, demonstration: stats.source === 'demo' },
        },
        localShelf(catalogue, signal),
      )
    }
    const atDemonstration = async (why: keyof typeof demonstrationNote) => {
      const { demonstrationPlace } = await import('./local-demonstration.ts')
      const answer = await answerAt(await demonstrationPlace())
      onInvented()
      return answer.found ? { ...answer, content: `${answer.content}\n\n${demonstrationNote[why]}` } : answer
    }
    on({ name: 'status', data: { status: 'typing', text: consultantTexts.thinking } })
    const source = currentSource()
    const answer = isDemonstration(source)
      ? await atDemonstration(source === 'empty' ? 'empty' : 'away')
      : await answerAt(serverPlace).catch((error: unknown) => {
          if (error instanceof Unreachable) return atDemonstration('away')
          throw error
        })
    signal.throwIfAborted()
    before = answer.found?.asked ?? before
    const results = presentResults(answer)
    const answered: Message = {
      id: newUuid(),
      role: 'assistant',
      content: answer.content,
      createdAt: new Date().toISOString(),
      status: null,
      replyToId: messageId,
      replyToText: message,
      results,
      suggestions: answer.suggestions,
    }
    turn += 2
    if (results) on({ name: 'results', data: results })
    on({
      name: 'done',
      data: { conversationId: conversationId ?? localConversation, title: '', message: answered },
    })
  }
}
