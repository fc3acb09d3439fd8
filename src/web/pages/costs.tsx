import { usePageLocation } from '../framework/page-location.ts'
import { type ReactNode, useState } from 'react'
import { readLotParameter, readPropertyNumberParameter } from '../features/calculators/state-codec.ts'
import {
  PlainSheet,
  PropertySheet,
  type SheetStrip,
  WithoutProperty,
} from '../features/calculators/costs/cost-sheet-start.tsx'
import { ForResidentBuyer, ForResale, ResaleChoiceHolder } from '../features/calculators/resale-choice.tsx'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { findLotSheet } from '#contract/own-lot.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { saveLotSheet, useOwnLots } from '../data/saved/own-lot-actions.ts'
import { Link } from '../framework/link.tsx'
import { buildAssumedLotForm } from '../features/calculators/costs/assumed-cost-form.ts'
import { isWholeSheetInAddress } from '../features/calculators/costs/cost-address.ts'
import { toCostForm } from '../features/calculators/costs/cost-form.ts'
import { CostSheetForm } from '../features/calculators/costs/cost-sheet-form.tsx'
import { CostSheetSkeleton } from '../features/calculators/costs/cost-sheet-skeleton.tsx'
import { House } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { describeLot } from '../features/calculators/costs/lot-words.ts'

/** The lot from elsewhere of a sheet, with a note that it is in no list of the bank. */
const LotSubjectBar = ({ lot, children }: { lot: OwnLot; children: ReactNode }) => (
  <section aria-label="Imóvel da conta" className="panel mt-4 gap-3">
    <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <House className="size-5 shrink-0 text-ink-3 max-sm:hidden" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{lot.title}</h2>
          <p className="text-xs text-ink-3 sm:text-sm">
            <strong className="font-medium text-ink-2">Não é da Caixa</strong> · {describeLot(lot)}
          </p>
        </div>
      </div>
      <Link
        to={pagePaths.desk}
        search={{ ficha: lot.id }}
        className={buttonClass('outline', 'max-sm:px-3 print:hidden')}
      >
        Ver na mesa
      </Link>
    </div>
    {children}
  </section>
)

/** A lot's sheet: starts with the saved one if there is one, otherwise with our assumptions. */
function Started({ lot, waiting, strip }: { lot: OwnLot; waiting: boolean; strip: SheetStrip }) {
  const [assumed] = useState(() => buildAssumedLotForm(lot))
  const sheet = lot.sheet === null ? null : findLotSheet(lot)
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
      save={{ label: 'Salvar na mesa', onSave: sheet => saveLotSheet(lot.id, sheet) }}
      strip={strip}
    />
  )
}

/** The sheet of one lot from elsewhere, once it and its saved sheet are loaded; it opens for its owner alone. */
function LotSheet({ id }: { id: string }) {
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
  // For somebody else's link or a deleted lot, the sheet shows the link's values without a lot.
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

const Page = ({ children }: { children: ReactNode }) => (
  <ResaleChoiceHolder>
    <main id="main" tabIndex={-1} className="tool-page cost-page max-lg:pb-26">
      <div className="print:hidden">
        <h1 className="text-2xl font-bold tracking-tight">Custo total</h1>
        <p className="mt-1 text-ink-3">
          <ForResale>Tudo o que se paga do lance à venda, o que sobra e até onde vale ir.</ForResale>
          <ForResidentBuyer>Tudo o que se paga do lance até morar nele.</ForResidentBuyer>
        </p>
      </div>
      {children}
    </main>
  </ResaleChoiceHolder>
)

/** The full cost sheet: for one listing (`?imovel=`), or for typed values. */
export default function CostsPage() {
  usePageHead({
    title: 'Custo total',
    description:
      'Quanto custa um imóvel da Caixa até a venda: todos os custos, lucro líquido, ROI, TIR e lance máximo.',
  })
  const { query } = usePageLocation()
  const [id, lot] = [readPropertyNumberParameter(query), readLotParameter(query)]
  if (id === null && lot !== null)
    return (
      <Page>
        <LotSheet key={lot} id={lot} />
      </Page>
    )
  if (id === null)
    return (
      <Page>
        <PlainSheet />
      </Page>
    )
  return (
    <CalculatorSubject key={id} id={id}>
      {found => (
        <Page>
          <PropertySheet id={id} found={found} />
        </Page>
      )}
    </CalculatorSubject>
  )
}
