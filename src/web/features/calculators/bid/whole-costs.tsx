import { pagePaths } from '#contract/pages.ts'
import { Onward } from '../../../ui/onward.tsx'

/** Links from the rule of thumb to the full cost sheet, which sells at the appraisal. */
export const WholeCosts = ({ handover }: { handover: Record<string, string> }) => (
  <aside className="rounded-xl border border-line px-4 py-4 lg:px-5">
    <p className="text-sm text-ink-2 text-pretty">
      Esta é a regra de bolso: compara o lance com a avaliação e nada mais. Comissão, ITBI, registro, dívidas,
      desocupação, reforma, os meses até vender e o imposto ficam de fora, e costumam levar boa parte do
      ganho.
    </p>
    <div className="print:hidden">
      <Onward to={pagePaths.costs} search={handover}>
        Fazer a conta inteira em Custo total
      </Onward>
    </div>
  </aside>
)
