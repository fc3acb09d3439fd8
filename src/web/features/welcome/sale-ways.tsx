import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { modalities, type Modality } from '#domain/property/listing.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { Link } from '../../framework/link.tsx'
import { modalityLabels } from '../listing/listing-labels.ts'

/** What each way of sale is, in one sentence. */
const ways: Record<Modality, string> = {
  leilao: 'Duas datas com leiloeiro; na segunda o preço mínimo costuma ser menor. Quem dá mais leva.',
  licitacao: 'Propostas até uma data, abertas juntas. Quem propõe mais leva.',
  'venda-online': 'Propostas no site da Caixa até o fim do prazo. A maior leva.',
  'venda-direta': 'Sem disputa: quem aceita o preço primeiro leva.',
}

/** The four ways in which the bank sells, each with how many properties it sells so. */
export const SaleWays = ({ totals }: { totals: PlacePage['modalities'] }) => (
  <section aria-labelledby="formas">
    <h2 id="formas" className="text-lg/5.5 mb-3 font-bold tracking-[-0.02em]">
      Como a Caixa vende
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 border-t border-line">
      {modalities.map(modality => {
        const total = totals.find(entry => entry.modality === modality)?.total ?? 0
        return (
          <li key={modality} className="welcome-way">
            <p className="flex items-baseline justify-between gap-3">
              <Link
                to={pagePaths.search}
                search={writeSearchAddress({ ...emptyCriteria, modality: [modality] })}
                className="row-link font-medium wrap-anywhere"
              >
                {modalityLabels[modality]}
              </Link>
              <span className="text-sm text-ink-2">
                {integerFormat(total)}
                <span className="sr-only">{total === 1 ? ' imóvel' : ' imóveis'}</span>
              </span>
            </p>
            <p className="mt-1 text-sm text-ink-3 text-pretty">{ways[modality]}</p>
          </li>
        )
      })}
    </ul>
  </section>
)
