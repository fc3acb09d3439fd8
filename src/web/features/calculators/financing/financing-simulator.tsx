import '../../../ui/panel.css'
import '../calculators.css'
import { Link } from '../../../framework/link.tsx'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeFinancedPurchase, type FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { describeReturn, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatCentavos, formatReais } from '../../../ui/format-text.ts'
import type { FoundProperty } from '../../../data/catalogue/use-property.ts'
import { LiveAnnouncement } from '../live-announcement.tsx'
import { PrintFrame } from '../print-frame.tsx'
import { ShareLink } from '../share-link.tsx'
import { useLastResult } from '../last-results.ts'
import { ForResidentBuyer, ForResale, ResaleOffer, useResaleChoice } from '../resale-choice.tsx'
import { useSharedState } from '../shared-state.ts'
import { CalculatorSubjectBar } from '../calculator-subject.tsx'
import { financingCodec, financingToCostsSearch } from './financing-address.ts'
import { AmortizationTable } from './amortization-table.tsx'
import { SystemComparison } from './system-comparison.tsx'
import { FinancingResultFigures } from './financing-result-figures.tsx'
import {
  exampleFinancingForm,
  type FinancingForm,
  loadingFinancingForm,
  toFinancedPurchase,
  toFinancingForm,
} from './financing-form.ts'
import { FinancingHeadline, financingResultId } from './financing-headline.tsx'
import { FinancingInputs } from './financing-inputs.tsx'
import { FinancingPlots } from './financing-plots.tsx'
import { FinancingResultBar } from './financing-result-bar.tsx'
import { computeFinancingReturn, type FinancingReturn } from './financing-return.ts'
import type { FinancingStart } from './financing-start.ts'
import { systemNames } from './financing-words.ts'
import { OtherFinancingAccounts } from './other-financing-accounts.tsx'
import { BookOpen } from 'lucide-react'
import { Panel } from '../../../ui/panel.tsx'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'

/** One remark about the property above the figures. There is always one, so that the layout does not move. */
function Remark({ property, refused }: { property: PropertyDetail | null; refused: boolean }) {
  const [words, warns] =
    property === null
      ? ['', false]
      : property.gone
        ? ['Saiu da lista da Caixa: a simulação vale só como estudo.', true]
        : refused
          ? ['A Caixa não financia este imóvel: é à vista. Use só para comparar.', true]
          : property.financing === null
            ? ['Não informado se a Caixa financia: confirme na página dela antes.', false]
            : property.financing
              ? ['A Caixa aceita financiamento. Taxa e limite dependem do seu crédito.', false]
              : ['A lista diz que a Caixa não financia, e você, que sim: confirme na página dela.', true]
  return (
    <p
      className={classNames(
        'min-h-14 rounded-md px-3 py-2 text-sm text-pretty sm:min-h-9',
        warns ? 'bg-risk-soft text-ink' : 'bg-raised-2 text-ink-2',
      )}
    >
      {words}
    </p>
  )
}

/** Shows what the listing says about financing, and whether its price has changed since the link was made. */
const FinancingRemarks = ({
  property,
  refused,
  bid,
  onUsePrice,
}: {
  /** `null` while it loads. */
  property: PropertyDetail | null
  /** Whether the bank does not finance it, by the list or the account's own answer. */
  refused: boolean
  bid: number
  onUsePrice: (price: number) => void
}) => (
  <ValueSuggestions className="grid gap-3">
    <Remark property={property} refused={refused} />
    {property !== null && bid !== property.price && (
      <p className="text-sm text-ink-2">
        O arremate simulado não é o preço da lista.{' '}
        <ValueSuggestion onUse={() => onUsePrice(property.price)}>
          Usar {formatReais(property.price)}
        </ValueSuggestion>
      </p>
    )}
  </ValueSuggestions>
)

const Term = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className="font-semibold text-ink">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

/** A term of a resale. It is a direct child of its list, because a list may only contain terms. */
function TermOfResale(term: { name: string; children: ReactNode }) {
  const { resale } = useResaleChoice()
  return resale === null ? null : <Term {...term} className={resale} />
}

/** Explains the two systems and the result. */
const FinancingNote = () => (
  <Panel title="Como ler" icon={BookOpen}>
    <dl className="grid gap-3 text-sm text-ink-2 text-pretty">
      <Term name="SAC: parcelas que caem">
        A amortização é a mesma todo mês e os juros caem com o saldo. Começa mais cara,{' '}
        <ForResale>deve menos na hora de vender</ForResale>
        <ForResidentBuyer>a dívida cai mais depressa</ForResidentBuyer> e paga menos juros no total.
      </Term>
      <Term name="PRICE: parcelas iguais">
        A parcela não muda: no começo quase toda ela são juros, no fim quase toda amortização. Começa mais
        leve, mas o saldo demora a cair.
      </Term>
      <TermOfResale name="ROI líquido, financiado">
        O lucro líquido de Custo total, menos os juros até a venda, dividido pelo dinheiro que sai do seu
        bolso: entrada, custos e parcelas. Os extremos são os dos cenários pessimista e otimista. É a mesma
        conta da página do imóvel.
      </TermOfResale>
      <TermOfResale name="Outras contas">
        O fluxo de caixa só do empréstimo, com a TIR, e o método simplificado, que desconta o arremate inteiro
        e também o saldo, que faz parte dele. Servem para comparar com outras planilhas; para decidir, use o
        ROI líquido.
      </TermOfResale>

      <Term name="O que fica fora">
        Na tabela das parcelas e nos retornos, os seguros e a tarifa do banco, que a primeira e a última
        parcela já trazem. A taxa e o limite dependem da sua análise de crédito.
      </Term>
    </dl>
  </Panel>
)

/** Simulates both systems with the same values. */
const simulate = (form: FinancingForm, start: FinancingStart) => ({
  sac: computeFinancedPurchase(toFinancedPurchase({ ...form, system: 'sac' }, start)),
  price: computeFinancedPurchase(toFinancedPurchase({ ...form, system: 'price' }, start)),
})

/** Simulates both systems, with the net return of each. */
function simulateReturns(form: FinancingForm, start: FinancingStart) {
  const { sac, price } = simulate(form, start)
  const withReturn = (result: FinancedResult, system: FinancingForm['system']) => ({
    result,
    answer: computeFinancingReturn({ ...form, system }, result, start),
  })
  return { sac: withReturn(sac, 'sac'), price: withReturn(price, 'price') }
}

/** Returns the text of a result that is read out. */
function describeResult({ system }: FinancingForm, { range, first }: FinancingReturn, stated: boolean) {
  const result = stated && range ? `ROI líquido ${describeReturn(range)}, ` : ''
  return `${systemNames[system]}: ${result}primeira parcela de ${formatCentavos(first?.total ?? 0)}`
}

/** Describes the simulation for the list of tools. */
const describeLastFinancing = (form: FinancingForm, { schedule, downPayment }: FinancedResult) => ({
  answer:
    schedule[0] === undefined ? 'sem parcelas' : `primeira parcela ${formatCentavos(schedule[0].total)}`,
  basis: `${systemNames[form.system]}, lance de ${formatReais(form.bid)}, entrada de ${formatCentavos(downPayment)}`,
})

/** Says why the simulation of a listing has no return; `null` when it has one. */
function describeSilence(
  property: PropertyDetail | null,
  form: FinancingForm,
  { refused }: FinancingStart,
): string | null {
  if (property?.gone) return 'Saiu da lista da Caixa: ninguém pode mais comprá-lo, e por isso não há retorno.'
  if (refused)
    return 'Sem ROI financiado: as parcelas abaixo são de uma compra igual em que a Caixa financiasse.'
  const unknownSale = property?.evaluationValue === null && form.marketValue === property.price
  return unknownSale
    ? 'Informe por quanto se vende: a Caixa não diz a avaliação, e sem ela não há retorno.'
    : null
}

/** Scrolls to the result; a wide screen shows it already. */
function showResult(): void {
  const result = document.getElementById(financingResultId)
  const box = result?.getBoundingClientRect()
  if (!result || !box) return
  const seen = box.top >= 0 && box.top < window.innerHeight / 2
  if (!seen) result.scrollIntoView({ behavior: 'instant', block: 'start' })
  result.focus({ preventScroll: true })
}

/** The inputs and all results, which follow the typing. */
export function FinancingSimulator({
  subject,
  start,
  whole,
}: {
  /** The property named in the address, as far as it is known. */
  subject: { id: string; found: FoundProperty } | null
  /** The purchase whose costs count; of the cost sheet's example while the property loads, and without one. */
  start: FinancingStart
  /** The address holds every value that a property would fill in, so nothing waits for the property. */
  whole: boolean
}) {
  const id = subject?.id ?? null
  const property = subject?.found.state === 'here' ? subject.found.property : null
  // The property's values are still loading; only the layout of the page is shown.
  const coming = subject?.found.state === 'loading' && !whole
  // The example's values must not appear under a listing's number.
  const known = subject === null || property !== null || whole
  const filled = useMemo(() => property && toFinancingForm(property, start), [property, start])
  const codec = useMemo(
    () => financingCodec(filled ?? (coming ? loadingFinancingForm : exampleFinancingForm), id),
    [filled, coming, id],
  )
  const [form, setForm, address] = useSharedState(codec)
  const [asked, setAsked] = useState(0)
  const isResidentBuyer = useResaleChoice().resale === null
  const both = useMemo(() => simulateReturns(form, start), [form, start])
  const { result, answer } = both[form.system]
  // Parts that are slow to draw may follow the typing with a delay.
  const later = useDeferredValue(form)
  const drawn = useMemo(() => simulate(later, start), [later, start])
  const silence = describeSilence(property, form, start)
  const stated = silence === null && answer.range !== null
  const unexplained = property !== null && isUnexplainedDiscount(property)
  const change = (next: Partial<FinancingForm>): void => {
    setForm({ ...form, ...next })
    if (next.system !== undefined && next.system !== form.system) setAsked(asked + 1)
  }
  useLastResult(
    'financing',
    address.link(),
    property,
    known && !coming ? describeLastFinancing(form, result) : null,
  )
  const ask = (): void => {
    address.commit()
    setAsked(asked + 1)
    showResult()
  }
  return (
    <main id="main" tabIndex={-1} className="tool-page calculator">
      <div className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight">Simulador de financiamento</h1>
          <p className="mt-1 text-ink-3 text-pretty">
            <ForResale>Arremate, financie em SAC ou PRICE e venda: parcelas, juros e o que fica.</ForResale>
            <ForResidentBuyer>
              Em SAC ou PRICE: a parcela, a entrada e os juros do prazo todo.
            </ForResidentBuyer>
          </p>
        </div>
        {/* Keeps its place; otherwise the title's line breaks would change. */}
        <ShareLink link={address.link} {...(!known && { className: 'invisible' })} />
      </div>
      {subject && (
        <CalculatorSubjectBar
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
          {here => (
            <FinancingRemarks
              property={here}
              refused={start.refused}
              bid={form.bid}
              onUsePrice={bid => change({ bid })}
            />
          )}
        </CalculatorSubjectBar>
      )}
      {known && <PrintFrame property={property} link={address.link()} />}
      {(known || coming) && (
        <div
          className={classNames('calculator-columns', coming && 'calculator-coming')}
          inert={coming}
          aria-busy={coming}
        >
          <div className="calculator-inputs">
            <FinancingResultBar
              {...{ answer, stated, unexplained }}
              downPayment={result.downPayment}
              onShow={showResult}
            />
            <FinancingInputs
              form={form}
              result={result}
              property={property}
              start={start}
              named={coming || property !== null}
              onChange={change}
              onAsk={ask}
            />
          </div>
          <div className="panel-stack lg:gap-5">
            <FinancingHeadline
              months={form.months}
              {...{ form, result, answer, silence, unexplained }}
              basis={start.basis}
              coming={!coming && subject?.found.state === 'loading'}
              handover={financingToCostsSearch(form, result.saleValue, id, filled)}
            />
            <FinancingResultFigures form={form} result={result} />
            <FinancingPlots
              result={drawn[later.system]}
              other={drawn[later.system === 'sac' ? 'price' : 'sac']}
              system={later.system}
              months={isResidentBuyer ? null : later.months}
            />
            <div className="panel-pair">
              <SystemComparison {...both} system={form.system} stated={stated} />
              <FinancingNote />
            </div>
            <ForResale>
              <OtherFinancingAccounts form={form} result={result} />
            </ForResale>
            <ResaleOffer />
            <AmortizationTable
              rows={drawn[later.system].schedule}
              system={later.system}
              months={isResidentBuyer ? null : later.months}
            />
          </div>
        </div>
      )}
      {known && (
        <LiveAnnouncement words={describeResult(form, answer, stated && !isResidentBuyer)} asked={asked} />
      )}
    </main>
  )
}
