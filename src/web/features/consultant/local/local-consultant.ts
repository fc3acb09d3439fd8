import type { ChatMessage } from '#contract/chat-schemas.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { presentResults } from '#contract/present-chat.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { answerQuestion, type ListingSource } from '#domain/consultant/answer-question.ts'
import { continueSearch, understandFilters } from '#domain/consultant/continued-search.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { shuffleSuggestions } from '#domain/consultant/suggest-questions.ts'
import { createSeededRandom } from '#domain/drawing/seeded-dice.ts'
import { mergePersonFacts, noPersonFacts, type PersonFacts } from '#domain/search/sentence/person-facts.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { findKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { ServerUnreachable } from '../../../data/api-client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { queryClient } from '../../../data/query-client.ts'
import { currentCatalogueSource, isDemonstration } from '../../../data/catalogue/catalogue-source.ts'
import {
  loadBundledSentences,
  type SentenceCatalogue,
  serverSentences,
} from '../../../data/catalogue/sentence-catalogue.ts'
import { type Consultant, localConversationId } from '../conversation/consultant.ts'
import { judgeLocalListing } from './judge-local-listing.ts'
import { readPageSentences } from '#contract/page-sentences.ts'
import { foldText } from '#domain/fold-text.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { normalizeName } from '#domain/search/sentence/gazetteer.ts'
import { findLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import { computeWaitingOdds, type WaitingOdds } from '#domain/waiting/waiting-odds.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { CatalogueCalls } from '../../../data/catalogue-calls.ts'

/**
 * Computes the odds of a listing from the public lists alone; its page, which is for accounts, adds the lists read
 * here.
 */
function computePublicOdds(listing: ConsultantListing, now: number): WaitingOdds | null {
  const { modality, state, listDate, nextPrice } = listing
  // Without a next price the list of results does not say whether the ladder's check holds.
  if (listing.gone || nextPrice === null) return null
  const [price, evaluation] = [fromReais(listing.price), fromReaisOrNull(listing.evaluationValue)]
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation) : null
  return computeWaitingOdds(
    { price, evaluation, modality, state, position, listDate, lastLicitacaoDay: null },
    {
      days: waitingPrior.horizon.standard,
      today: toBrasiliaIso(now).slice(0, 10),
      ladderHolds: true,
    },
  )
}

/**
 * Adapts the catalogue for the consultant's searches, every listing judged for the person at this browser. Errors of the
 * catalogue are thrown unchanged.
 * @param findPage the page of a property that was opened, with everything that helps to decide
 */
export const createLocalListingSource = (
  catalogue: CatalogueCalls,
  findPage: (id: string) => PropertyDetail | null,
  signal?: AbortSignal,
): ListingSource<ConsultantListing> => ({
  async search(criteria, limit) {
    const { items, total } = await catalogue.search(criteria, { page: 0, limit }, signal)
    return { items: items.map(judgeLocalListing), total }
  },
  async statesOf(cityKey) {
    const { state: states } = await catalogue.facets({ ...emptyCriteria, city: [cityKey] }, signal)
    const key = normalizeName(cityKey)
    const isMeant = (name: string): boolean => normalizeName(foldText(name)) === key
    // In a state without a city of this name, the cities that contain it were counted.
    const found = await Promise.all(
      states.map(async ({ value: state, total }) => {
        const cities = await catalogue.cities(state, signal)
        const { items } = await catalogue.search(
          { ...emptyCriteria, state: [state], city: [cityKey] },
          { page: 0, limit: 1 },
          signal,
        )
        const names = [...cities.map(({ name }) => name), ...items.map(({ city }) => city)]
        const name = names.find(isMeant)
        return name === undefined ? [] : [{ state, name, total }]
      }),
    )
    return found.flat().toSorted((a, b) => b.total - a.total || (a.state < b.state ? -1 : 1))
  },
  async byIds(ids) {
    const { items } = await catalogue.listed(ids, signal)
    return items.map(item => judgeLocalListing(findPage(item.id) ?? item))
  },
  waitingOf: listing =>
    Promise.resolve(findPage(listing.id)?.waiting ?? computePublicOdds(listing, Date.now())),
  pageOf: ({ id }) => Promise.resolve(readPageSentences(findPage(id))),
})

/** Messages of the person that an answer builds on. */
const mostMessages = 12

const demonstrationNote = {
  empty: 'Estes imóveis são inventados, para demonstração.',
  away: 'O servidor não responde agora: estes imóveis são inventados, para demonstração.',
}

/** Returns a property whose page was opened, from the query cache. */
const findPage = (id: string): PropertyDetail | null =>
  queryClient.getQueryData(propertyQuery(currentCatalogueSource(), id).queryKey) ?? null

/** Returns the property whose page is open, judged for the person at this browser. */
function judgeOpenProperty(id: string | null): ConsultantListing | null {
  const page = id === null ? null : findPage(id)
  return page && judgeLocalListing(page)
}

/**
 * Creates a consultant that needs no account: `parse-query` parses the sentence, the catalogue is searched over HTTP,
 * and the answer is worded here. Without a server it uses the bundled demonstration and says so.
 * @param onInvented called when the demonstration is used
 * @param random shuffles the suggestions; from 0 up to 1
 */
export function createLocalConsultant(
  onInvented: () => void,
  random: () => number = createSeededRandom(newUuid()),
): Consultant {
  const opening = shuffleSuggestions(random)
  let requestNumber = 0
  let before: Criteria | null = null
  let shown: readonly string[] = []
  let facts: PersonFacts = noPersonFacts
  let messages: readonly string[] = []
  return async (asking, onEvent, signal) => {
    const { message, messageId, filters, propertyId, conversationId } = asking
    if (conversationId === null) {
      before = null
      shown = []
      facts = noPersonFacts
      messages = []
    }
    const written = [...messages, message].slice(-mostMessages)
    let personFacts: PersonFacts = noPersonFacts
    const answerAt = async ({ catalogue, understand }: SentenceCatalogue) => {
      const understanding = filters
        ? understandFilters(filters)
        : continueSearch(message, await understand(message, signal), before, shown.length)
      if (understanding.kind === 'search')
        onEvent({ name: 'status', data: { status: 'searching', text: consultantTexts.searching } })
      const stats = understanding.kind !== 'search' ? await catalogue.stats(signal) : null
      personFacts = understanding.facts
      return answerQuestion(
        {
          message,
          understanding,
          edited: filters !== null,
          about: judgeOpenProperty(propertyId),
          shown,
          facts: mergePersonFacts(facts, understanding.facts),
          messages: written,
          home: findKeptHomeQuestion(),
          opening,
          turn: requestNumber,
          today: toBrasiliaIso(Date.now()).slice(0, 10),
          catalogue: stats && { ...stats, demonstration: stats.source === 'demo' },
        },
        createLocalListingSource(catalogue, findPage, signal),
      )
    }
    const atDemonstration = async (why: keyof typeof demonstrationNote) => {
      const answer = await answerAt(await loadBundledSentences())
      onInvented()
      return answer.found ? { ...answer, content: `${answer.content}\n\n${demonstrationNote[why]}` } : answer
    }
    onEvent({ name: 'status', data: { status: 'typing', text: consultantTexts.thinking } })
    const source = currentCatalogueSource()
    const answer = isDemonstration(source)
      ? await atDemonstration(source === 'empty' ? 'empty' : 'away')
      : await answerAt(serverSentences).catch((error: unknown) => {
          if (error instanceof ServerUnreachable) return atDemonstration('away')
          throw error
        })
    signal.throwIfAborted()
    before = answer.found?.asked ?? before
    shown = answer.found?.items.map(({ id }) => id) ?? shown
    facts = mergePersonFacts(facts, personFacts)
    messages = written
    const results = presentResults(answer)
    const answered: ChatMessage = {
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
    requestNumber += 2
    if (results) onEvent({ name: 'results', data: results })
    onEvent({
      name: 'done',
      data: { conversationId: conversationId ?? localConversationId, title: '', message: answered },
    })
  }
}
