import '../../../ui/panel.css'
import '../calculators.css'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { type FinancedResult, financing } from '#domain/calculators/financing.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { centavosText } from '../../../ui/format.ts'
import type { Found } from '../../../data/catalogue/use-property.ts'
import { Announced } from '../announced.tsx'
import { irrText, roiText } from '../cost-words.ts'
import { Printed } from '../printed.tsx'
import { ShareLink } from '../share-link.tsx'
import { useSharedState } from '../shared-state.ts'
import { SubjectStrip } from '../subject.tsx'
import { costsSearch, financingCodec } from './address.ts'
import { Amortization } from './amortization.tsx'
import { Comparison } from './comparison.tsx'
import { Figures } from './figures.tsx'
import { comingForm, example, type FinancingForm, formOf, purchaseOf } from './form.ts'
import { Headline, resultId } from './headline.tsx'
import { Inputs } from './inputs.tsx'
import { Note } from './note.tsx'
import { Plots } from './plots.tsx'
import { Remarks } from './remarks.tsx'
import { ResultBar } from './result-bar.tsx'
import type { WholeRoi } from './without.tsx'
import { systemNames, withoutIrr } from './words.ts'

/** Simulates both systems with the same values, the chosen one first. */
function simulate(form: FinancingForm) {
  const sac = financing(purchaseOf({ ...form, system: 'sac' }))
  const price = financing(purchaseOf({ ...form, system: 'price' }))
  const [result, other] = form.system === 'sac' ? [sac, price] : [price, sac]
  return { sac, price, result, other }
}

/** Returns the text of a result that is read out. */
function spoken({ system }: FinancingForm, { cashFlow }: FinancedResult): string {
  const { netProfit, roi, irrAnnual } = cashFlow
  const tir = withoutIrr(cashFlow) ?? `TIR de ${irrText(irrAnnual)} ao ano`
  return `${systemNames[system]}: resultado da venda de ${centavosText(netProfit)}, ROI: ${roiText(roi)}, ${tir}`
}

/** Returns a listing's net ROI, when it may be shown. */
function wholeOf(property: PropertyDetail | null, coming: boolean): WholeRoi | null {
  if (coming) return { netRoi: null }
  return property === null || property.netRoi === null || property.gone ? null : { netRoi: property.netRoi }
}

/** Scrolls to the result; a wide screen shows it already. */
function showResult(): void {
  const result = document.getElementById(resultId)
  const box = result?.getBoundingClientRect()
  if (!result || !box) return
  const seen = box.top >= 0 && box.top < window.innerHeight / 2
  if (!seen) result.scrollIntoView({ behavior: 'instant', block: 'start' })
  result.focus({ preventScroll: true })
}

/** The inputs and all results, which follow the typing. */
export function Simulator({
  subject,
  whole,
}: {
  /** The property named in the address, as far as it is known. */
  subject: { id: string; found: Found } | null
  /** The address holds every value that a property would fill in, so nothing waits for the property. */
  whole: boolean
}) {
  const id = subject?.id ?? null
  const property = subject?.found.state === 'here' ? subject.found.property : null
  // The property's values are still loading; only the layout of the page is shown.
  const coming = subject?.found.state === 'loading' && !whole
  // The example's values must not appear under a listing's number.
  const known = subject === null || property !== null || whole
  const filled = useMemo(() => property && formOf(property), [property])
  const codec = useMemo(
    () => financingCodec(filled ?? (coming ? comingForm : example), id),
    [filled, coming, id],
  )
  const [form, setForm, address] = useSharedState(codec)
  const [asked, setAsked] = useState(0)
  const now = useMemo(() => simulate(form), [form])
  // Parts that are slow to draw may follow the typing with a delay.
  const later = useDeferredValue(form)
  const drawn = useMemo(() => simulate(later), [later])
  const change = (next: Partial<FinancingForm>): void => {
    setForm({ ...form, ...next })
    if (next.system !== undefined && next.system !== form.system) setAsked(asked + 1)
  }
  const ask = (): void => {
    address.commit()
    setAsked(asked + 1)
    showResult()
  }
  return (
    <main id="main" tabIndex={-1} className="calculator">
      <div className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight">Simulador de financiamento</h1>
          <p className="mt-1 text-ink-3 text-pretty">
            Arremate, financie em SAC ou PRICE e venda: parcelas, juros e o que fica.
          </p>
        </div>
        {/* Keeps its place, or the title would break anew. */}
        <ShareLink link={address.link} {...(!known && { className: 'invisible' })} />
      </div>
      {subject && (
        <SubjectStrip
          {...subject}
          className="mb-4 lg:mb-5"
          without={whole ? 'A simulação é a do link.' : 'Sem ele não há o que simular.'}
          onward={
            !whole && (
              <Link to={pagePaths.financing} search={{}} className={buttonClass('outline', 'max-sm:px-3')}>
                Simular com outros valores
              </Link>
            )
          }
        >
          {here => <Remarks property={here} bid={form.bid} onUsePrice={bid => change({ bid })} />}
        </SubjectStrip>
      )}
      {known && <Printed property={property} link={address.link()} />}
      {(known || coming) && (
        <div
          className={classes('calculator-columns', coming && 'calculator-coming')}
          inert={coming}
          aria-busy={coming}
        >
          <div className="calculator-inputs">
            <ResultBar result={now.result} onShow={showResult} />
            <Inputs
              form={form}
              result={now.result}
              property={property}
              named={coming || property !== null}
              onChange={change}
              onAsk={ask}
            />
          </div>
          <div className="panel-stack lg:gap-5">
            <Headline
              form={form}
              result={now.result}
              whole={wholeOf(property, coming)}
              handover={costsSearch(form, now.result.saleValue, id, filled)}
            />
            <Figures form={form} result={now.result} />
            <Plots result={drawn.result} other={drawn.other} system={later.system} months={later.months} />
            <div className="panel-pair">
              <Comparison sac={now.sac} price={now.price} system={form.system} />
              <Note />
            </div>
            <Amortization rows={drawn.result.schedule} system={later.system} months={later.months} />
          </div>
        </div>
      )}
      {known && <Announced words={spoken(form, now.result)} asked={asked} />}
    </main>
  )
}
