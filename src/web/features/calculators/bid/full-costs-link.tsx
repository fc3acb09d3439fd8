import { pagePaths } from '#contract/page-paths.ts'
import { OnwardLink } from '../../listing/onward-link.tsx'

/** Links to the full cost sheet, where every cost can be changed. */
export const FullCostsLink = ({ handover }: { handover: Record<string, string> }) => (
  <aside className="rounded-xl border border-line px-4 py-4 lg:px-5">
    <p className="text-sm text-ink-2 text-pretty">
      Comissão, ITBI, registro, dívidas, desocupação, reforma, os meses até vender e o imposto já estão nesta
      conta. Em Custo total você vê e muda cada um.
    </p>
    <div className="print:hidden">
      <OnwardLink to={pagePaths.costs} search={handover}>
        Fazer a conta inteira em Custo total
      </OnwardLink>
    </div>
  </aside>
)
