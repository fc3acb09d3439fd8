import { readPageSentences } from '#contract/page-sentences.ts'
import { presentResults } from '#contract/present-chat.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import type { ConsultantAnswer, CatalogueSize, ListingSource } from '#domain/consultant/consultant-answer.ts'
import { answerQuestion } from '#domain/consultant/answer-question.ts'
import { asksWhatFits } from '#domain/consultant/family-means.ts'
import { type HomeQuestion, readHomeQuestion } from '#domain/home-purchase/home-question.ts'
import { describeSimplifiedSearch } from '#domain/consultant/consultant-texts.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { listStatesOfCity } from '#domain/search/index/count-cities.ts'
import { type Criteria, criteriaFields, emptyCriteria } from '#domain/search/search-criteria.ts'
import { findAccount } from '../account/account-store.ts'
import { PaidPriceFinder } from '../paid-prices/paid-price-finder.ts'
import { createDetailReader } from '../catalogue/decision/property-detail.ts'
import { searchCatalogue } from '../catalogue/catalogue-search.ts'
import { readStats } from '../catalogue/catalogue-stats.ts'
import type { CatalogueIndex, IndexedVersion } from '../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { municipalityTable } from '../geo/municipalities.ts'
import {
  type AskedQuestion,
  type ChatAnswerer,
  listPersonMessages,
  listShownIds,
  readConversationFacts,
  type StoredAnswer,
  shuffleForChat,
} from './chat-answerer.ts'
import { createListingJudge } from './judged-listings.ts'

/** The catalogue failed to answer the search and also one with fewer filters. */
export class SearchFailed extends Error {}

/**
 * Creates the consultant without a model: the rules of domain/consultant on the catalogue.
 * @throws SearchFailed
 */
export function createRulesAnswerer({
  db,
  index,
  now,
}: {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
}): ChatAnswerer {
  return async (asked, emit, signal) => {
    const { message, understanding, edited, openProperty, earlierCount, before } = asked
    const source = createCatalogueSource({ db, index, now, accountId: asked.accountId }, signal)
    const catalogue = understanding.kind === 'search' ? null : await readCatalogueSize(db, index.current())
    const answer = await answerQuestion(
      {
        message,
        understanding,
        edited,
        about: openProperty,
        opening: shuffleForChat(asked.chatId),
        turn: earlierCount,
        today: toBrasiliaIso(now().getTime()).slice(0, 10),
        catalogue,
        shown: listShownIds(before),
        facts: readConversationFacts(asked),
        messages: listPersonMessages(asked),
        home: asksWhatFits(message) ? await readKeptHome(db, asked.accountId) : null,
      },
      source,
    ).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof ListingSourceFailed) return simplified(asked, source)
      throw error
    })
    signal.throwIfAborted()
    const { content, suggestions } = answer
    const answered: StoredAnswer = { content, results: presentResults(answer), suggestions }
    emit({ name: 'text', data: { text: answered.content } })
    if (answered.results) emit({ name: 'results', data: answered.results })
    return answered
  }
}

/** Reads the number of listings in the catalogue. */
export async function readCatalogueSize(db: Queryable, version: IndexedVersion): Promise<CatalogueSize> {
  const { source, ...stats } = await readStats(db, version)
  return { ...stats, demonstration: source === 'demo' }
}

/** Reads what an account's family entered on the page for resident buyers; `null` = nothing. */
async function readKeptHome(db: Queryable, accountId: string): Promise<HomeQuestion | null> {
  const profile = (await findAccount(db, accountId))?.home ?? null
  return profile && readHomeQuestion(profile.parameters).question
}

class ListingSourceFailed extends Error {}

/**
 * Creates the listing source over one version of the catalogue; it stops searching once `signal` aborts. Every listing
 * is judged for the account that asks.
 */
export function createCatalogueSource(
  {
    db,
    index,
    now: clock,
    accountId,
  }: { db: Queryable; index: CatalogueIndex; now: () => Date; accountId: string },
  signal: AbortSignal,
): ListingSource<ConsultantListing> {
  const now = clock()
  const version = index.current().listings
  const { judge, judgeById } = createListingJudge({ db, index, now: () => now, accountId })
  const detailOf = createDetailReader(db, index, new PaidPriceFinder(db, clock))
  const readCatalogue = async <T>(work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (cause) {
      throw new ListingSourceFailed('the catalogue did not answer', { cause })
    }
  }
  return {
    search: (criteria, limit) =>
      readCatalogue(async () => {
        const page = { page: 0, limit }
        const { listings, total } = await searchCatalogue(index, version, criteria, page, now)
        return { items: await judge(listings), total }
      }),
    statesOf: cityKey =>
      readCatalogue(async () => {
        const cityStates = listStatesOfCity(version, cityKey)
        return cityStates.length > 0
          ? cityStates
          : municipalityTable.named(cityKey).map(({ state, name }) => ({ state, name, total: 0 }))
      }),
    byIds: ids => readCatalogue(() => judgeById(ids)),
    // By the reader of the page, so that both say the same.
    waitingOf: ({ id }) => readCatalogue(async () => (await detailOf(id, now, null))?.waiting ?? null),
    pageOf: ({ id }) => readCatalogue(async () => readPageSentences(await detailOf(id, now, null))),
  }
}

const maxRuleResults = 6

/**
 * Repeats a failed search with only its place and property type.
 * @throws SearchFailed
 */
async function simplified(
  { understanding: { criteria, notUnderstood } }: AskedQuestion,
  source: ListingSource<ConsultantListing>,
): Promise<ConsultantAnswer<ConsultantListing>> {
  const { state, city, category } = criteria
  const simple: Criteria = { ...emptyCriteria, state, city, category, sort: 'price' }
  const { items, total } = await source.search(simple, maxRuleResults).catch((cause: unknown) => {
    throw new SearchFailed('a simplified search failed, too', { cause })
  })
  if (total === 0) throw new SearchFailed('a simplified search found nothing')
  const summary = describeSimplifiedSearch(total)
  const relaxed = criteriaFields.filter(
    name => name !== 'sort' && JSON.stringify(simple[name]) !== JSON.stringify(criteria[name]),
  )
  return {
    content: summary,
    found: {
      items,
      total,
      summary,
      suggestions: [],
      criteria: simple,
      asked: criteria,
      relaxed,
      notUnderstood,
    },
    suggestions: [],
  }
}
