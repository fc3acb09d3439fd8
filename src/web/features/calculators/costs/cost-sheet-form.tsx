import './costs.css'
import '../calculators.css'
import '../../../ui/panel.css'
import './print.css'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CostSheet as SavedSheet } from '#contract/cost-sheet-schemas.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { computeCostSheet, computeCostSums, type CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { describeReturn, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { OpenCostsByPapers } from '../../dossier/open-costs-by-papers.tsx'
import { LiveAnnouncement } from '../live-announcement.tsx'
import { formatIrr, formatMaxBid, formatProfit, formatRoi } from '../cost-words.ts'
import { useLastResult } from '../last-results.ts'
import { ForResidentBuyer, ForResale, ResaleOffer, useResaleChoice } from '../resale-choice.tsx'
import { useSharedState } from '../shared-state.ts'
import { CostActions, type SheetSaving } from './cost-actions.tsx'
import { costCodec, costSheetPath } from './cost-address.ts'
import { CdiCard } from './cdi-card.tsx'
import {
  type CostForm,
  formToCostQuestion,
  isCostFormComplete,
  isCostSheet,
  toCostForm,
} from './cost-form.ts'
import { CostAnswerBar } from './cost-answer-bar.tsx'
import { CostHeadline } from './cost-headline.tsx'
import { IncompleteCosts } from './incomplete-costs.tsx'
import { CostItemsTable, MovingInTable } from './cost-items-table.tsx'
import { ListPriceReturn } from './list-price-return.tsx'
import { listMovingInCosts } from './moving-in-costs.ts'
import { buildScenarioOutcomes, type ScenarioOutcome, toReturnRange } from './scenario-outcomes.ts'
import { PrintSheet } from './print-sheet.tsx'
import { DebtFields, PossessionFields, PurchaseFields } from './purchase-fields.tsx'
import { changeReform } from './reform-cost.ts'
import { RentCard } from './rent-card.tsx'
import { CarryingFields, GoalFields, SaleFields } from './sale-fields.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { SensitivityCard } from './sensitivity-card.tsx'
import { SheetStatus } from './sheet-status.tsx'
import { useWorkingSheet, WorkingSheet } from './working-sheet.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../../ui/figure-basis.tsx'
import { OtherAccountsDrawer } from '../../listing/other-accounts-drawer.tsx'
import { scenarioTitles } from './cost-sheet-words.ts'
import { buildPurchase } from '#contract/judge-purchase.ts'
import { computeReturnAtNext } from '#contract/judge-property.ts'
import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import { describeLadderEvidence, isSameNextPrice } from '#domain/ladder/ladder-words.ts'

/**
 * Says what the sheet's ROI would be at the listing's next price, and how well the ladder holds; renders nothing where
 * the price ladder gives no price.
 */
function NextPriceReturn() {
  const { form, property, answers } = useWorkingSheet()
  if (property === null || property.nextPrice === null || property.gone) return null
  const question = formToCostQuestion(form)
  const facts = toOwnCostFacts(property, answers)
  const purchase = buildPurchase(facts, question, true)
  const range = computeReturnAtNext(purchase, property)
  if (range === null) return null
  const evidence = describeLadderEvidence(property.ladder, property.state)
  return (
    <section aria-label="No próximo preço" className="panel text-sm text-pretty text-ink-2">
      <p>
        {isSameNextPrice(property)
          ? 'Se ninguém comprar na licitação, na venda online que a segue, pelo mesmo preço e sem os 5% do leiloeiro, '
          : `No próximo preço da escada, ${formatReais(property.nextPrice)}, `}
        o ROI líquido seria <strong className="font-semibold text-ink">{describeReturn(range)}</strong>.
      </p>
      {evidence !== null && <p className="mt-0.5 text-2xs text-ink-3">{evidence}</p>}
    </section>
  )
}

const describeIrr = ({ irrMonthly, irrAnnual }: CostAnswer): string =>
  irrMonthly === null || irrAnnual === null
    ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
    : `${formatPercent(irrMonthly * 100, 2)} ao mês, ${formatIrr(irrAnnual)} ao ano. Conta quando cada custo é pago; o ROI, não.`

/** One closed drawer for the sheet's other figure of return, the TIR, in each scenario. */
const OtherCostAccounts = ({ outcomes }: { outcomes: readonly ScenarioOutcome[] }) => (
  <OtherAccountsDrawer subject="costs" names="TIR ao ano de cada cenário">
    <p className="mb-2 text-sm text-pretty text-ink-2">
      O site decide pelo ROI líquido. A TIR é o rendimento do dinheiro por ano, e cresce quando o prazo é
      curto.
    </p>
    <dl>
      {outcomes.map(({ name, answer }) => (
        <ExplainedFigure
          key={name}
          label={<QualifiedFigure label="TIR ao ano" note={scenarioTitles[name].toLowerCase()} />}
          value={formatIrr(answer.irrAnnual)}
        >
          <FigureBasis
            formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
            worked={describeIrr(answer)}
            source="os valores desta planilha"
          />
        </ExplainedFigure>
      ))}
    </dl>
  </OtherAccountsDrawer>
)

/** Returns the text that is read out once typing stops. */
function describeAnswer({ netProfit, maxBid }: CostAnswer, range: ReturnRange | null, gone: boolean): string {
  const [name, value] = formatProfit(netProfit)
  const most = gone
    ? 'fora da lista'
    : maxBid === null
      ? 'sem lance máximo'
      : `lance máximo de ${formatCentavos(maxBid)}`
  return `${name} de ${value}, ${range === null ? 'sem ROI' : `ROI líquido ${describeReturn(range)}`}, ${most}.`
}

/** Describes the result for the list of tools. */
const describeLastSheet = (form: CostForm, { roi, maxBid }: CostAnswer, own: boolean, gone: boolean) => ({
  answer: [
    gone ? 'fora da lista' : `lance máximo ${formatMaxBid(maxBid)}`,
    ...(roi === null ? [] : [`ROI líquido ${formatRoi(roi)}`]),
  ].join(', '),
  targetRoi: form.desiredRoi,
  basis: `meta de ${formatPercent(form.desiredRoi, 2)}, lance de ${formatReais(form.bid)}, venda em ${formatMonths(form.months)}${own ? ', sua planilha' : ''}`,
})

/** The texts for a resident buyer. */
const describeMovingIn = ({ bid }: CostForm, { items }: CostAnswer) => ({
  answer: `para morar nele, ${formatCentavos(listMovingInCosts(items).total)}`,
  basis: `lance de ${formatReais(bid)}`,
})

/** Shows all results of the sheet. */
function Answers({ answer, link }: { answer: CostAnswer; link: string }) {
  const { form, property, answers, lot } = useWorkingSheet()
  const { resale } = useResaleChoice()
  const outcomes = buildScenarioOutcomes(form, property, answers, lot)
  // The printed sheet stands beside the page, where the server draws nothing.
  const canPrint = useBrowserValue(() => true, false)
  return (
    <>
      <CostHeadline answer={answer} outcomes={outcomes} />
      <ForResidentBuyer>
        <MovingInTable items={answer.items} />
      </ForResidentBuyer>
      <ForResale>
        <ListPriceReturn />
        <NextPriceReturn />
        <CostItemsTable answer={answer} />
      </ForResale>
      {property && (
        <OpenCostsByPapers
          property={property}
          answers={answers}
          frame={list => (
            <section aria-labelledby="em-aberto" className="panel">
              <h2 id="em-aberto" className="text-md font-semibold">
                Em aberto pelos papéis
              </h2>
              <p className="mt-1 text-sm text-pretty text-ink-2">
                Nenhum papel diz quanto: não estão na conta, e não são zero.
              </p>
              {list}
            </section>
          )}
        />
      )}
      <ForResale>
        <ScenariosCard outcomes={outcomes} />
        <div className="panel-pair">
          <SensitivityCard answer={answer} />
          <CdiCard answer={answer} />
        </div>
        <RentCard answer={answer} />
        <OtherCostAccounts outcomes={outcomes} />
      </ForResale>
      <ResaleOffer />
      <LiveAnnouncement
        words={
          resale === null
            ? `Para morar nele: ${formatCentavos(listMovingInCosts(answer.items).total)}.`
            : describeAnswer(answer, toReturnRange(outcomes), property?.gone === true)
        }
      />
      {canPrint && <PrintSheet answer={answer} outcomes={outcomes} property={property} link={link} />}
    </>
  )
}

interface Sheet {
  /** The form's values before those of the address are applied. */
  base: CostForm
  /** The form from the listing's facts and our assumptions; `null` without a property. */
  assumed: CostForm | null
  property: PropertyDetail | null
  /** The lot from elsewhere that the sheet is about. */
  lot?: OwnLot | null
  /** The property's number or the lot's id in the address, also when it is not available. */
  id: string | null
  /** The sheet saved with the favorite or the lot. */
  saved: SavedSheet | null
  answers: OwnAnswers
  /** The sheet is saved here, and the server, which is away, has not received it yet. */
  waiting: boolean
  save: SheetSaving | null
  /** Renders the property and the sheet's status above the form. */
  strip: (status: ReactNode) => ReactNode
}

const withTarget = (form: CostForm, desiredRoi: number): CostForm => ({ ...form, desiredRoi })

const isSame = (form: CostForm, other: CostForm): boolean =>
  costSheetPath(form, null) === costSheetPath(other, null)

/**
 * The cost sheet. On a wide screen the inputs are left and the result right; on a phone the inputs come first and the
 * result stays in sight.
 */
export function CostSheetForm({
  base,
  assumed,
  property,
  lot = null,
  id,
  saved,
  answers,
  waiting,
  save,
  strip,
}: Sheet) {
  const [codec] = useState(() => costCodec(base, id))
  const [target] = useTargetRoi()
  const [typed, set] = useSharedState(codec)
  const form = withTarget(typed, target)
  // The address follows a target that is changed while the sheet is open; the one of an opened link stays until then.
  const shownTarget = useRef(target)
  useEffect(() => {
    if (shownTarget.current === target) return
    shownTarget.current = target
    set(withTarget(typed, target))
  }, [target, set, typed])
  const question = formToCostQuestion(form)
  const gone = property?.gone === true
  const computed = isCostFormComplete(form) ? computeCostSheet(question) : null
  // Nobody can bid for a gone listing.
  const answer = computed && gone ? { ...computed, maxBid: null } : computed
  const { items, gain } = computeCostSums(question)
  const origin = useBrowserValue(() => window.location.origin, '')
  const link = origin + costSheetPath(form, id)
  const { resale } = useResaleChoice()
  useLastResult(
    'costs',
    link,
    property,
    answer &&
      (resale === null
        ? describeMovingIn(form, answer)
        : describeLastSheet(form, answer, saved !== null, gone)),
  )
  return (
    <WorkingSheet
      value={{
        form,
        change: part => set(changeReform(form, part)),
        set,
        property,
        lot,
        unexplained: property !== null && isUnexplainedDiscount(property),
        assumed,
        answers,
        cost: key => items.find(item => item.key === key)?.value ?? 0,
        gain,
      }}
    >
      {strip(
        (property ?? lot) && assumed && (
          <SheetStatus
            kept={saved && (isCostSheet(form, saved) ? 'same' : 'changed')}
            restart={isSame(form, withTarget(assumed, target)) ? null : () => set(assumed)}
            reopen={() =>
              saved && set({ ...toCostForm(saved, (property ?? lot)?.area ?? null), cdi: form.cdi })
            }
          />
        ),
      )}
      <div className="cost-actions">
        <CostActions
          save={save}
          waiting={waiting}
          unsaved={
            saved === null
              ? assumed !== null && !isSame(form, withTarget(assumed, target)) && 'never'
              : !isCostSheet(form, saved) && 'changed'
          }
          link={() => link}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 mt-4 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="panel cost-form">
          <PurchaseFields />
          <DebtFields />
          <PossessionFields />
          <ForResale>
            <CarryingFields />
            <SaleFields />
            <GoalFields />
          </ForResale>
        </div>
        <div className="flex flex-col gap-4 min-w-0">
          {answer === null ? <IncompleteCosts /> : <Answers answer={answer} link={link} />}
        </div>
      </div>
      <CostAnswerBar answer={answer} />
    </WorkingSheet>
  )
}
