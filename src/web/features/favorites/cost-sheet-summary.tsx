import { Link } from '../../framework/link.tsx'
import { Calculator, ChevronRight } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { summarizeFavorite } from './favorites-summary.ts'

const linkClass =
  'flex h-13 items-center gap-2 rounded-b-lg px-3 text-sm hover:bg-raised-2 focus-visible:-outline-offset-2'

/** Links to a favorite's cost sheet, with its figures when there is one. */
export function CostSheetSummary({ favorite, name }: { favorite: Favorite; name: string }) {
  const { property_id: id, sheet, property } = favorite
  const [targetRoi] = useTargetRoi()
  const isForLiving = useIsForLiving()
  if (isForLiving && !property.gone)
    return (
      <Link to={pagePaths.homePurchase} search={{ imovel: id }} hash="conta" className={linkClass}>
        <Calculator className="size-4 flex-none text-ink-3" />
        <span className="flex-1 text-ink-2">
          Ver a conta da minha família<span className="sr-only">: {name}</span>
        </span>
        <ChevronRight className="size-4 flex-none text-ink-3" />
      </Link>
    )
  const figures = sheet && summarizeFavorite(favorite, targetRoi)
  return (
    <Link
      to={pagePaths.costs}
      search={{ imovel: id }}
      className={linkClass}
      title={sheet ? 'Abrir planilha' : undefined}
    >
      {sheet === null ? (
        <>
          <Calculator className="size-4 flex-none text-ink-3" />
          <span className="flex-1 text-ink-2">
            Fazer a planilha<span className="sr-only">: {name}</span>
          </span>
        </>
      ) : (
        <>
          <span className="sr-only">Abrir planilha: {name}. </span>
          <span className="flex min-w-0 flex-1 justify-between gap-2">
            {figures === null && (
              <span className="self-center text-ink-2">
                Abrir planilha{property.gone ? ', só como estudo' : ': fora do comum'}
              </span>
            )}
            {figures?.map(({ label, value, loss }) => (
              <span key={label} className="min-w-0">
                <span className="block truncate text-2xs text-ink-3">
                  {label}
                  <span className="sr-only"> </span>
                </span>
                <span
                  className={classNames('block truncate font-semibold tabular-nums', loss && 'text-risk')}
                >
                  {value}
                </span>
              </span>
            ))}
          </span>
        </>
      )}
      <ChevronRight className="size-4 flex-none text-ink-3" />
    </Link>
  )
}
