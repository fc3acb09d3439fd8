import { pagePaths } from '#contract/pages.ts'
import { Onward } from '../../property/detail/onward.tsx'
import type { BidFields } from './bid-state.ts'

/** From the rule of thumb to the whole reckoning, which begins with the same values and sells at the appraisal. */
export const WholeCosts = ({
  property,
  fields: { evaluationValue, initialBid, desiredRoi },
}: {
  property: string | null
  fields: BidFields
}) => (
  <aside className="rounded-xl border border-line px-4 py-4 lg:px-5">
    <p className="text-sm text-ink-2 text-pretty">
      Esta é a regra de bolso: compara o lance com a avaliação e nada mais. Comissão, ITBI, registro, dívidas,
      desocupação, reforma, os meses até vender e o imposto ficam de fora, e costumam levar boa parte do
      ganho.
    </p>
    <Onward
      to={pagePaths.costs}
      search={{
        ...(property !== null && { imovel: property }),
        ...(initialBid && { lance: String(initialBid) }),
        ...(evaluationValue && { venda: String(evaluationValue) }),
        ...(desiredRoi && { roi: String(desiredRoi) }),
      }}
    >
      Fazer a conta inteira em Custo total
    </Onward>
  </aside>
)
