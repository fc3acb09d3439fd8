import { pagePaths } from '#contract/page-paths.ts'
import { OnwardLink } from '../../listing/onward-link.tsx'

/** Links from the rule of thumb to the full cost sheet, which sells at the appraisal. */
export const FullCostsLink = ({ handover }: { handover: Record<string, string> }) => (
  <aside className="rounded-xl border border-line px-4 py-4 lg:px-5">
    <p className="text-sm text-ink-2 text-pretty">
      Esta é a regra de bolso: compara o lance com a avaliação e nada mais. Comissão, ITBI, registro, dívidas,
      desocupação, reforma, os meses até vender e o imposto ficam de fora, e costumam levar boa parte do
      ganho.
    </p>
    <div className="print:hidden">
      <OnwardLink to={pagePaths.costs} search={handover}>
        Fazer a conta inteira em Custo total
      </OnwardLink>
    </div>
  </aside>
)
