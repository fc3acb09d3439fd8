import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import type { PlaceCorrection } from '#domain/search/sentence/sentence-reading.ts'
import { noPersonFacts } from '#domain/search/sentence/person-facts.ts'
import { fakeVisitor } from './faked-account.ts'
import { fakeSearch, listedHouses } from './faked-catalogue.ts'
import { type Application, screen, within } from './rendered-application.ts'

export const houses = listedHouses(3)
const suggestedPlaces = [
  { kind: 'city' as const, name: 'Goiânia', city: null, state: 'GO' as const, total: 108 },
  { kind: 'neighborhood' as const, name: 'GOIA', city: 'Goiânia', state: 'GO' as const, total: 1 },
]

/** Answers every sentence as a search for these criteria. */
export function fakeSentence(
  app: Application,
  criteria: Partial<Criteria>,
  notUnderstood: string[] = [],
  corrections: PlaceCorrection[] = [],
): void {
  app.server.answer(
    chatCalls.parseQuery,
    presentUnderstood({
      kind: Object.keys(criteria).length > 0 ? 'search' : 'info',
      criteria: { ...emptyCriteria, ...criteria },
      flags: { highROI: false, highDiscount: false },
      facts: noPersonFacts,
      listingId: null,
      notUnderstood,
      corrections,
    }),
  )
}

/** Opens /search as a visitor; returns the search box's field. */
export async function openSearch(app: Application, query = ''): Promise<HTMLElement> {
  fakeVisitor(app.server)
  fakeSearch(app.server, houses)
  app.server.answer(catalogueCalls.count, { total: 2 })
  app.server.answer(catalogueCalls.suggestions, ({ query: { text } }) => ({
    places: 'goiania'.startsWith(text ?? '') ? suggestedPlaces : [],
  }))
  await app.open(`/search${query}`)
  await screen.findByRole('heading', { level: 2, name: /^3 imóveis/ })
  return screen.getByRole('combobox', { name: 'O que você procura' })
}

/** The suggestions that are shown. */
export const listSuggestions = async () =>
  within(await screen.findByRole('listbox', { name: 'Sugestões' })).findAllByRole('option')
