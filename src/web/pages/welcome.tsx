import { useQuery } from '@tanstack/react-query'
import { type PlaceAddress, pagePaths } from '#contract/page-paths.ts'
import { formatCount } from '#domain/format-count.ts'
import { placeQuery } from '../data/catalogue/place-query.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { newBelowAppraisalQuery } from '../data/catalogue/server-queries.ts'
import { WelcomeView } from '../features/welcome/welcome-view.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { useNow } from '../framework/use-now.ts'

const country: PlaceAddress = { uf: null, city: null, category: null }

/** What Arremate is and has, for visitors. */
export default function WelcomePage() {
  const now = useNow()
  const place = useQuery(placeQuery(country, 1)).data ?? null
  const newest = useQuery(newBelowAppraisalQuery).data ?? []
  const demonstration = useQuery(catalogueQuery).data?.source === 'demo'
  const total =
    place === null || place.total === 0 ? 'Imóveis' : formatCount(place.total, 'imóvel', 'imóveis')
  usePageHead({
    title: 'Imóveis da Caixa, com a conta feita',
    description: `${total} da Caixa em leilão, licitação, venda online e venda direta: preço, desconto, próximo preço e o que sobra no fim.`,
    canonical: pagePaths.home,
    isIndexed: true,
  })
  return <WelcomeView place={place} newest={newest} demonstration={demonstration} now={now} />
}
