import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { saveLotSheet, useOwnLots } from '../../../data/saved/own-lot-actions.ts'
import { Link } from '../../../framework/link.tsx'
import { usePageLocation } from '../../../framework/page-location.ts'
import { buildAssumedLotForm } from './assumed-cost-form.ts'
import { isWholeSheetInAddress } from './cost-address.ts'
import { toCostForm } from './cost-form.ts'
import { CostSheetForm } from './cost-sheet-form.tsx'
import { CostSheetSkeleton } from './cost-sheet-skeleton.tsx'
import { type SheetStrip, WithoutProperty } from './cost-sheet-start.tsx'
import { LotSubjectBar } from './lot-subject-bar.tsx'

/** A lot's sheet: starts with the saved one if there is one, otherwise with our assumptions. */
function Started({ lot, waiting, strip }: { lot: OwnLot; waiting: boolean; strip: SheetStrip }) {
  const [assumed] = useState(() => buildAssumedLotForm(lot))
  const { sheet } = lot
  return (
    <CostSheetForm
      base={sheet === null ? assumed : toCostForm(sheet, lot.area)}
      assumed={assumed}
      property={null}
      lot={lot}
      id={lot.id}
      saved={sheet}
      answers={{}}
      waiting={waiting}
      save={{ label: 'Salvar na mesa', onSave: made => saveLotSheet(lot.id, made) }}
      strip={strip}
    />
  )
}

/** The sheet of one lot from elsewhere, once it and its saved sheet are loaded; it opens for its owner alone. */
export function LotSheet({ id }: { id: string }) {
  const { items, status, unsent, away } = useOwnLots()
  const whole = isWholeSheetInAddress(usePageLocation().query)
  const lot = items.find(each => each.id === id)
  if (lot !== undefined)
    return (
      <Started
        lot={lot}
        waiting={away && lot.sheet !== null && unsent.has(id)}
        strip={own => <LotSubjectBar lot={lot}>{own}</LotSubjectBar>}
      />
    )
  if (status === 'loading' && !away) return <CostSheetSkeleton />
  // Somebody else's link, or a lot that was deleted: the values that the link carries stand, as those of no lot.
  if (whole) return <WithoutProperty id={null} strip={() => null} />
  return (
    <p className="mt-4 text-sm text-pretty text-ink-2">
      {away ? 'Sem conexão, e este aparelho não guarda o lote. ' : 'Este lote não está na sua mesa. '}
      <Link to={pagePaths.desk} search={{}} className="calculator-link">
        Ir para a mesa
      </Link>
    </p>
  )
}
