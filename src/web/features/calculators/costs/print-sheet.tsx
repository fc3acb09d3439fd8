import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import { createPortal } from 'react-dom'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { compareWithCdi } from '#domain/calculators/cdi-comparison.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { writeDatedPresence } from '#domain/freshness/listing-presence.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import { fromReais } from '#domain/money.ts'
import { brandName } from '../../../framework/page-head.ts'
import { formatMonths, formatTerm } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { DemonstrationMark } from '../../listing/demonstration-mark.tsx'
import { listingCity, describeListDate, listingModality, listingTitle } from '../../listing/listing-words.ts'
import { addressLine } from '../../listing/outside-maps.ts'
import { UnexplainedDiscountNote } from '../../listing/unexplained-discount-note.tsx'
import { useNow } from '../../../framework/use-now.ts'
import { useResaleChoice } from '../resale-choice.tsx'
import { describeCdi } from './cdi-card.tsx'
import { describeLot } from './lot-words.ts'
import { PrintedInputs, PrintedItems, PrintedScenarios } from './print-tables.tsx'
import { type ScenarioOutcome, toReturnRange } from './scenario-outcomes.ts'
import { formatIrr, formatMaxBid, formatProfit, formatRoi } from '../cost-words.ts'
import { describeNetResult, formatYield } from './cost-sheet-words.ts'
import { listMovingInCosts } from './moving-in-costs.ts'
import { useWorkingSheet, type WorkingSheetState } from './working-sheet.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { firstTaxBracket, computeGainTaxPercent } from '#domain/calculators/gain-tax.ts'
import { checkDebt } from '#domain/edital/checklist-debts.ts'
import { type CostExplanation, explainCostFigure } from './cost-explanations.ts'
import { type CostForm, exampleCostForm } from './cost-form.ts'

/**
 * The fields with a note; `whole` notes say what the field is and what we assume, the others only the latter, because
 * the name says what it is.
 */
const notedFields: readonly [key: CostExplanation, name: string, whole: boolean][] = [
  ['commissionPercent', 'Comissão', true],
  ['itbiPercent', 'ITBI', true],
  ['deedPercent', 'Escritura', false],
  ['registryPercent', 'Registro', false],
  ['evictionCost', 'Desocupação', false],
  ['reformPerM2', 'Reforma', false],
  ['documentedPercent', 'Notas da obra', true],
  ['monthlyHolding', 'Custo mensal', true],
  ['months', 'Até a venda', true],
  ['saleValue', 'Venda', false],
  ['brokeragePercent', 'Corretagem', false],
  ['incomeTaxPercent', 'Imposto', true],
]

/** Assumed from a listing's appraisal, so not true of the example. */
const fromAppraisal: readonly CostExplanation[] = ['saleValue', 'monthlyHolding']

/** Returns a field's note with its source; it mentions our assumption only while the sheet uses it. */
function note(
  [key, name, whole]: (typeof notedFields)[number],
  form: CostForm,
  startForm: CostForm,
  subject: PropertyDetail | OwnLot | null,
): string[] {
  const { what, assumed, source } = explainCostFigure(key, form, subject !== null && 'sourceName' in subject)
  const changed = key === 'reformPerM2' ? 'reformTotal' : key
  const holds = subject !== null || !fromAppraisal.includes(key)
  const supposed = holds && form[changed] === startForm[changed] ? `Supomos: ${assumed}` : ''
  const words = [whole && what, supposed].filter(Boolean).join(' ')
  return words === '' ? [] : [`${name}: ${words} Fonte: ${source}.`]
}

/** Lists what the printed figures rest on, each with its source. */
export function listPrintedNotes({ form, assumed, property, lot, gain }: WorkingSheetState): string[] {
  const startForm = assumed ?? exampleCostForm
  const rules = property === null ? [] : [checkDebt('condominium', property), checkDebt('taxes', property)]
  return [
    'ROI líquido: lucro líquido ÷ investido, do cenário pessimista ao otimista. Lance máximo: o maior que ainda dá o ROI desejado.',
    ...notedFields.flatMap(each => note(each, form, startForm, property ?? lot)),
    ...(gain > firstTaxBracket
      ? [
          `O ganho desta conta, de ${formatCentavos(gain)}, passa de R$ 5 milhões: pelas faixas da lei, a alíquota média é de ${formatPercent(computeGainTaxPercent(gain), 2)}.`,
        ]
      : []),
    ...rules.map(({ title, text, source }) => `${title}: ${text} Fonte: ${source}.`),
    'Estimativa para estudo. Não substitui o edital, a matrícula, a visita ao imóvel nem a palavra do seu contador e do seu advogado.',
  ]
}

const PrintedListing = ({ property, list, now }: { property: PropertyDetail; list: string; now: number }) => (
  <p className="print-whose">
    {property.listed !== 'listed' && (
      <>
        <strong>{writeDatedPresence(property, now)}</strong>
        <br />
      </>
    )}
    <strong>
      {listingTitle(property)}, {listingCity(property)}
    </strong>{' '}
    <DemonstrationMark />
    <br />
    {addressLine(property)} · Caixa nº {property.id}
    <br />
    {listingModality(property)} · mínimo {formatReais(property.price)}
    {property.evaluationValue !== null && ` · avaliação ${formatReais(property.evaluationValue)}`} · {list}
  </p>
)

/** The sheet on paper: hidden on the screen; in print it is the only content (print.css). */
export function PrintSheet({
  answer,
  outcomes,
  property,
  link,
}: {
  answer: CostAnswer
  outcomes: readonly ScenarioOutcome[]
  property: PropertyDetail | null
  link: string
}) {
  const working = useWorkingSheet()
  const { form } = working
  const now = useNow()
  const catalogueSize = useCatalogueSize()
  const { netProfit, irrAnnual, invested, maxBid, paybackMonths } = answer
  const range = toReturnRange(outcomes)
  const [profitName, profit] = formatProfit(netProfit)
  const { gain, difference } = compareWithCdi(answer, form.cdi)
  const isResidentBuyer = useResaleChoice().resale === null
  const movingIn = listMovingInCosts(answer.items).total
  const residentFigures: [name: string, value: string][] = [
    ['Para morar nele, tudo somado', formatCentavos(movingIn)],
    ['Lance', formatReais(form.bid)],
    ['O resto', formatCentavos(movingIn - fromReais(form.bid))],
  ]
  const resaleFigures: [name: string, value: string][] = [
    [`${profitName} em ${formatMonths(form.months)}`, profit],
    ['ROI líquido', range ? describeReturn(range) : formatRoi(null)],
    ['Investido', formatCentavos(invested)],
    ...(property?.gone
      ? []
      : [
          [`Lance máximo, ROI de ${formatPercent(form.desiredRoi, 2)}`, formatMaxBid(maxBid)] as [
            string,
            string,
          ],
        ]),
  ]
  return createPortal(
    <article className="print-sheet" lang="pt-BR">
      <header>
        <h1>{isResidentBuyer ? 'Custo total' : 'Custo total e lance máximo'}</h1>
        <p>
          {brandName} · {formatBrasiliaLongDay(now)}
        </p>
      </header>
      {working.lot && (
        <p className="print-whose">
          <strong>{working.lot.title}</strong>
          <br />
          Não é da Caixa · {describeLot(working.lot)}
        </p>
      )}
      {property && (
        <PrintedListing property={property} list={describeListDate(property, catalogueSize)} now={now} />
      )}
      {working.unexplained && <UnexplainedDiscountNote />}
      <dl className="print-figures">
        {(isResidentBuyer ? residentFigures : resaleFigures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="print-columns">
        <PrintedInputs />
        <PrintedItems answer={answer} />
      </div>
      {!isResidentBuyer && (
        <>
          <PrintedScenarios outcomes={outcomes} gone={property?.gone === true} />
          <section>
            <h2>Contra o CDI{paybackMonths !== null && ' e com aluguel'}</h2>
            <p>
              No CDI o mesmo dinheiro renderia {formatCentavos(gain)} em {formatMonths(form.months)}; este
              negócio, {describeNetResult(netProfit)}: {formatCentavos(Math.abs(difference))} a{' '}
              {difference >= 0 ? 'mais' : 'menos'}. {describeCdi(form.cdi)}, já sem o imposto de renda da
              renda fixa.
              {paybackMonths !== null &&
                ` O aluguel de ${formatReais(form.monthlyRent)} paga o investido em ${formatTerm(paybackMonths)} (${formatYield(fromReais(form.monthlyRent), invested)} por mês).`}
            </p>
          </section>
        </>
      )}
      <section className="print-notes">
        {!isResidentBuyer && (
          <>
            <h2>Notas</h2>
            <ul>
              {listPrintedNotes(working).map(note => (
                <li key={note}>{note}</li>
              ))}
              <li>
                Outras contas: TIR ao ano, a taxa que iguala, mês a mês, o que sai e o que entra:{' '}
                {formatIrr(irrAnnual)}.
              </li>
            </ul>
          </>
        )}
        <footer>
          Esta planilha, com estes valores: <span>{link}</span>
        </footer>
      </section>
    </article>,
    document.body,
  )
}
