import { Link } from '../../framework/link.tsx'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { type PagePath, pagePaths } from '#contract/page-paths.ts'
import { BetaMark } from '../../ui/beta-mark.tsx'
import { describeForSale } from '../listing/catalogue-size.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

const Tool = ({
  to,
  name,
  beta = false,
  line,
}: {
  to: PagePath
  name: string
  beta?: boolean
  line: string
}) => (
  <li>
    <span className="flex items-baseline gap-2">
      <Link to={to} search={{}} className="row-link font-semibold text-ink">
        {name}
      </Link>
      {beta && <BetaMark />}
    </span>
    <span className="text-right text-sm text-ink-3 text-pretty">{line}</span>
  </li>
)

/** The line beside “Favoritos”. It is absent when the count could not be loaded; only a known 0 is called none. */
const favoritesLine = (news: News | null): string => {
  if (news === null) return 'O que você guardou'
  return news.totals.favorites === 0 ? 'Nenhum imóvel guardado' : formatPropertyCount(news.totals.favorites)
}

const mapLine = (stats: CatalogueStats | null): string =>
  stats === null || stats.total === 0 ? 'Onde cada imóvel fica' : describeForSale(stats)

/** The links to the tools, each with what it holds for this account. */
export const DashboardTools = ({ news, stats }: { news: News | null; stats: CatalogueStats | null }) => (
  <section aria-labelledby="tools-title" className="home-card">
    <div className="home-head">
      <h2 id="tools-title">Ferramentas</h2>
    </div>
    <ul className="home-list">
      <Tool to={pagePaths.chat} name="Chat IA" line="Pergunte em uma frase" />
      <Tool to={pagePaths.map} name="Mapa" beta line={mapLine(stats)} />
      <Tool to={pagePaths.homePurchase} name="Para morar" line="O que cabe na renda da família" />
      <Tool to={pagePaths.financing} name="Financiamento" line="SAC e PRICE, entrada à sua escolha" />
      <Tool to={pagePaths.favorites} name="Favoritos" line={favoritesLine(news)} />
      <Tool to={pagePaths.compare} name="Comparar" line="Até 3 imóveis lado a lado; no computador, até 6" />
    </ul>
  </section>
)
