import '../../../ui/detail.css'
import '../../../ui/calculators.css'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { financing } from '#domain/calculators/financing.ts'
import { classes } from '../../../ui/class-names.ts'
import { useSharedState } from '../shared-state.ts'
import { financingCodec } from './address.ts'
import { Amortization } from './amortization.tsx'
import { Comparison } from './comparison.tsx'
import { Figures } from './figures.tsx'
import { comingForm, example, type FinancingForm, presetOf, purchaseOf } from './form.ts'
import { Headline, resultId } from './headline.tsx'
import { Inputs } from './inputs.tsx'
import { Note } from './note.tsx'
import { Plots } from './plots.tsx'
import { ResultBar } from './result-bar.tsx'
import { ShareLink } from './share-link.tsx'
import { irr, reais, share, systemNames, withoutIrr } from './words.ts'

/** Both systems with the same values, the chosen one first. */
function simulate(form: FinancingForm) {
  const sac = financing(purchaseOf({ ...form, system: 'sac' }))
  const price = financing(purchaseOf({ ...form, system: 'price' }))
  const [result, other] = form.system === 'sac' ? [sac, price] : [price, sac]
  return { sac, price, result, other }
}

/** What is read out when somebody asks for the result. */
function spoken(form: FinancingForm): string {
  const { cashFlow } = simulate(form).result
  const { netProfit, roi, irrAnnual } = cashFlow
  const tir = withoutIrr(cashFlow) ?? `TIR de ${irr(irrAnnual)} ao ano`
  return `${systemNames[form.system]}: lucro líquido de ${reais(netProfit)}, ROI de ${share(roi)}, ${tir}`
}

/** Brings the result into view; on a wide screen it is there already. */
function showResult(): void {
  const result = document.getElementById(resultId)
  const box = result?.getBoundingClientRect()
  if (!result || !box) return
  const seen = box.top >= 0 && box.top < window.innerHeight / 2
  if (!seen) result.scrollIntoView({ behavior: 'instant', block: 'start' })
  result.focus({ preventScroll: true })
}

/** Inputs and all that comes of them; everything recalculates while one types. */
export function Simulator({
  id,
  property,
  coming,
  strip,
}: {
  /** The property that the address names. */
  id: string | null
  /** As far as it is known. */
  property: PropertyDetail | null
  /** Its values are still on their way: only the shape of the page stands. */
  coming: boolean
  /** Above it all: whose simulation it is. */
  strip: (form: FinancingForm, change: (change: Partial<FinancingForm>) => void) => ReactNode
}) {
  const codec = useMemo(
    () => financingCodec(property !== null ? presetOf(property) : coming ? comingForm : example, id),
    [property, coming, id],
  )
  const [form, setForm, address] = useSharedState(codec)
  const [said, setSaid] = useState({ turn: 0, words: '' })
  const now = useMemo(() => simulate(form), [form])
  // What is long to draw may come a moment later than what is being typed.
  const later = useDeferredValue(form)
  const drawn = useMemo(() => simulate(later), [later])
  const say = (of: FinancingForm) => setSaid(({ turn }) => ({ turn: turn + 1, words: spoken(of) }))
  const change = (next: Partial<FinancingForm>): void => {
    const all = { ...form, ...next }
    setForm(all)
    if (next.system !== undefined && next.system !== form.system) say(all)
  }
  const ask = (): void => {
    address.commit()
    say(form)
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
        <ShareLink link={address.link} />
      </div>
      {strip(form, change)}
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
        <div className="detail-stack lg:gap-5">
          <Headline form={form} result={now.result} property={id} />
          <Figures form={form} result={now.result} />
          <Plots result={drawn.result} other={drawn.other} system={later.system} months={later.months} />
          <div className="detail-pair">
            <Comparison sac={now.sac} price={now.price} system={form.system} />
            <Note />
          </div>
          <Amortization rows={drawn.result.schedule} system={later.system} months={later.months} />
        </div>
      </div>
      <output className="sr-only">
        <span key={said.turn}>{said.words}</span>
      </output>
    </main>
  )
}
