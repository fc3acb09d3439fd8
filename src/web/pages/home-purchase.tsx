import { HomePurchaseView } from '../features/home-purchase/home-purchase-view.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { usePageLocation } from '../framework/page-location.ts'
import { usePageHead } from '../framework/page-head.ts'
import { useNow } from '../framework/use-now.ts'

/** The homes that fit a resident buyer's family; open to everybody. */
export default function HomePurchasePage() {
  const { query } = usePageLocation()
  const now = useNow()
  usePageHead({
    title: 'Para morar',
    description:
      'Quanto imóvel da Caixa cabe na sua renda: parcela com seguros, dinheiro do primeiro dia, FGTS, passo a passo até as chaves, e os cem que melhor cabem.',
    canonical: pagePaths.homePurchase,
    isIndexed: Object.keys(query).length === 0,
  })
  return <HomePurchaseView now={now} />
}
