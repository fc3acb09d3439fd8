import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { homesQuery } from '../data/catalogue/home-purchase-query.ts'
import { numberQuery } from '../data/catalogue/list-queries.ts'
import { homeAddressCodec, joinHomeQuestion } from '../features/home-purchase/home-state.ts'
import { readPageNumber } from '../features/places/place-pages.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Asks for the homes that fit the example, and for the one that was chosen; of a family the server knows nothing here. */
export const preparePage: PreparePage = async ({ client, location: { query } }) => {
  const address = homeAddressCodec.read(query)
  const { chosen } = address
  const question = joinHomeQuestion(address, null)
  await Promise.all([
    client.prefetchQuery(catalogueQuery),
    ...(hasMeans(question.family)
      ? [client.prefetchInfiniteQuery(homesQuery('server', question, readPageNumber(query.pagina) - 1))]
      : []),
    ...(chosen === null ? [] : [client.prefetchQuery(numberQuery('server', chosen))]),
  ])
}
