import { Link } from '../../../framework/link.tsx'
import { Gavel, UserRound } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { calculateBid } from '#domain/calculators/bid-calculator.ts'
import { isUnexplainedDiscount, unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import type { FoundProperty } from '../../../data/catalogue/use-property.ts'
import { LiveAnnouncement } from '../live-announcement.tsx'
import { PrintFrame } from '../print-frame.tsx'
import { ShareLink } from '../share-link.tsx'
import { CalculatorSubjectBar } from '../calculator-subject.tsx'
import { BidForm } from './bid-form.tsx'
import { BidResultCard } from './bid-result.tsx'
import {
  type BidFields,
  type BidState,
  bidToCostsSearch,
  isBidComplete,
  placeholderBidFields,
  toBidFields,
} from './bid-state.ts'
import { formatMaxBid } from '../cost-words.ts'
import { formatPercent, formatReais } from '../../../ui/format-text.ts'
import { useLastResult } from '../last-results.ts'
import { LinkTarget } from '../costs/link-target.tsx'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { type OwnFigures, useOwnFigures } from '../../../data/saved/own-figures.ts'
import { describeFullCostBid, describeMissingBidFields } from './bid-verdict.ts'
import { ForResidentBuyer, ForResale, ResaleOffer, useResaleChoice } from '../resale-choice.tsx'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { OnwardLink } from '../../listing/onward-link.tsx'
import { buildJudgedPurchase } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeCostSheet, type CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { exampleCostForm, formToCostQuestion } from '../costs/cost-form.ts'
import { formatShortCentavos } from '../../../ui/figure-text.ts'
import { toHomeOffer } from '#contract/present-fitting-home.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { computeMaxHomePrice, computeMaxPriceOfHome } from '#domain/home-purchase/home-fit.ts'
import { joinWords } from '#domain/join-words.ts'

/**
 * Computes how far a family may go: for a property with its own costs, otherwise for any home without repairs; both if
 * it takes financing and is empty. `null` while the family has not entered its means.
 */
export function computeHomeBid(
  property: Property | undefined,
  answers: OwnAnswers,
  question: HomeQuestion | null,
): Centavos | null {
  const family = question?.family ?? null
  if (question === null || family === null) return null
  return property === undefined
    ? computeMaxHomePrice(family, question.assumptions, {
        state: question.place.uf,
        city: question.place.city,
      })
    : computeMaxPriceOfHome(toHomeOffer(property, answers), family, question.assumptions)
}

/** Says whether a bid in reais fits: `O lance de R$ 150.000 cabe.`, `…passa em R$ 8.200 do que cabe.` */
export function describeHomeBid(most: Centavos, bid: number): string {
  const excess = fromReais(bid) - most
  const given = `O lance de ${formatReais(bid)}`
  return excess <= 0 ? `${given} cabe.` : `${given} passa em ${formatShortCentavos(excess)} do que cabe.`
}

/** Says what the highest price rests on: `Com este preço a parcela e o primeiro dia cabem, se o imóvel estiver vazio.` */
export function describeHomeBidBasis(property: Property | undefined, answers: OwnAnswers): string {
  const { financing, occupancy } =
    property === undefined ? { financing: null, occupancy: null } : toHomeOffer(property, answers)
  const statement =
    financing === false
      ? 'Com este preço à vista, o primeiro dia cabe'
      : 'Com este preço a parcela e o primeiro dia cabem'
  const conditions = joinWords([
    ...(financing === null ? ['aceitar financiamento'] : []),
    ...(occupancy === null ? ['estiver vazio'] : []),
  ])
  return `${statement}${conditions === '' ? '' : `, se o imóvel ${conditions}`}${property === undefined ? ', sem contar reparos' : ''}.`
}

/**
 * The result of a resident buyer: how far the family may go, whether the typed bid fits, and a link to its account.
 */
function HomeBidHeadline({ property, bid }: { property: Property | undefined; bid: number }) {
  const answers = useOwnFigures(property?.id ?? '')?.answers ?? {}
  const most = computeHomeBid(property, answers, useKeptHomeQuestion())
  return (
    <div>
      <p className="text-sm text-ink-2">Até quanto a sua família pode ir</p>
      <p className="calculator-comes text-3xl font-bold tracking-tight whitespace-nowrap sm:text-4xl">
        {most === null ? 'ainda não sei' : formatShortCentavos(most)}
      </p>
      <p className="calculator-comes mt-1.5 text-sm text-pretty text-ink-2">
        {most === null
          ? 'Diga em Para morar a renda e o que há guardado: a conta sai daí.'
          : `${describeHomeBid(most, bid)} ${describeHomeBidBasis(property, answers)}`}
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={property === undefined ? {} : { imovel: property.id }}
        hash="conta"
        className="inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        Ver a conta da minha família
      </Link>
    </div>
  )
}

/** The costs that the cost sheet opens with: of the property as the person counts them, else of its example. */
function findStartingCosts(property: Property | undefined, own: OwnFigures, target: number): CostQuestion {
  const found = property && buildJudgedPurchase(property, { ...own, targetRoi: target })?.question
  return found ?? { ...formToCostQuestion(exampleCostForm), desiredRoi: target }
}

/**
 * Computes the bid with all costs, as the cost sheet does from here: with the typed bid and, where another appraisal was
 * typed than the property has, sold at that. `target` in percent. `null` for a gone listing, which nobody can bid for.
 */
export function computeFullCostBid(
  { evaluationValue, initialBid }: { [key in keyof BidFields]: number },
  property: Property | undefined,
  own: OwnFigures,
  target: number,
): CostAnswer | null {
  if (property?.gone) return null
  const start = findStartingCosts(property, own, target)
  const isTyped = evaluationValue !== property?.evaluationValue
  return computeCostSheet({
    ...start,
    bid: fromReais(initialBid),
    ...(isTyped && { saleValue: fromReais(evaluationValue) }),
  })
}

/** Links to the full cost sheet, where every cost can be changed. */
const FullCostsLink = ({ handover }: { handover: Record<string, string> }) => (
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

/** Nothing is saved about the property. */
const nothingOwn: OwnFigures = { sheet: null, answers: {} }

type Whole = { [key in keyof BidFields]: number }

const answerOf = ({ evaluationValue, initialBid, desiredRoi }: Whole) =>
  calculateBid({ evaluation: fromReais(evaluationValue), initialBid: fromReais(initialBid), desiredRoi })

interface Props {
  /** The property named in the address; `null` without one. */
  found: FoundProperty | null
  state: BidState
  change: (state: BidState) => void
  link: () => string
}

const Before = () => (
  <div className="flex flex-col items-center px-4 py-8 text-center lg:py-14">
    <Gavel className="size-8 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
    <p className="mt-3 max-w-sm text-ink-2 text-balance">
      Informe a avaliação e o lance e toque em Calcular: aqui{' '}
      <ForResale>
        aparecem o lance máximo para a sua meta e quanto o lance renderia com todos os custos.
      </ForResale>
      <ForResidentBuyer>aparece até quanto a sua família pode ir, e se o lance cabe.</ForResidentBuyer>
    </p>
  </div>
)

/** The inputs and the result; a property fills in the fields once it is loaded. */
export function BidCalculator({ state, change, link, found }: Props) {
  const property = found?.state === 'here' ? found.property : undefined
  const [target] = useTargetRoi()
  const own = useOwnFigures(state.property ?? '') ?? nothingOwn
  const fields = { ...toBidFields(state, property), desiredRoi: target }
  const whole = isBidComplete(fields) ? fields : null
  // The property's values are still loading; only the layout of the result is shown.
  const coming = found?.state === 'loading' && state.fields === null
  // While a field is being edited, the previous figures stay, dimmed.
  const [held, setHeld] = useState(whole)
  if (state.asked && whole !== null && JSON.stringify(whole) !== JSON.stringify(held)) setHeld(whole)
  // Pressed too early: nothing is computed, and the missing fields are named.
  const [announced, setAnnounced] = useState(false)
  const [asked, setAsked] = useState(0)
  const missing =
    (announced || state.asked) && found?.state !== 'loading' ? describeMissingBidFields(fields) : null
  const shown = coming ? placeholderBidFields : state.asked ? held : null
  const answer = shown && answerOf(shown)
  const costs = shown && computeFullCostBid(shown, property, own, target)
  const unexplained = property !== undefined && !property.gone && isUnexplainedDiscount(property)
  const basis =
    own.sheet !== null ? 'sheet' : own.answers.occupancy || own.answers.debts ? 'answers' : 'assumed'
  const homeQuestion = useKeptHomeQuestion()
  const isResidentBuyer = useResaleChoice().resale === null
  const homeBid = isResidentBuyer ? computeHomeBid(property, own.answers, homeQuestion) : null
  const homeSays = homeBid !== null && shown && !coming ? describeHomeBid(homeBid, shown.initialBid) : null
  const resaleSays =
    costs && shown && !coming
      ? `${unexplained ? `${unexplainedReturnText}. ` : ''}Lance máximo: ${formatMaxBid(costs.maxBid)}. ${describeFullCostBid(costs, shown.initialBid, target)}`
      : null
  useLastResult(
    'bid',
    link(),
    property,
    !isResidentBuyer && costs && shown && !coming
      ? {
          answer: `lance máximo ${formatMaxBid(costs.maxBid)}`,
          basis: `meta de ${formatPercent(target, 2)}, avaliação de ${formatReais(shown.evaluationValue)}`,
          targetRoi: target,
        }
      : null,
  )
  const handover = bidToCostsSearch(state.fields ? { ...state, fields } : state, property)
  const ask = (): void => {
    setAsked(asked + 1)
    if (whole === null) setAnnounced(true)
    else change({ ...state, fields, asked: true })
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Calculadora de lance</h1>
        <Link
          to={pagePaths.profile}
          className={buttonClass('outline', 'print:hidden max-sm:w-target max-sm:px-0')}
        >
          <UserRound className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Perfil</span>
        </Link>
      </div>
      <p className="mt-1 mb-6 text-ink-3 text-pretty">
        <ForResale>Até quanto ir para a sua meta, com todos os custos.</ForResale>
        <ForResidentBuyer>Até quanto a sua família pode ir, com o que tem e o que ganha.</ForResidentBuyer>
      </p>
      {found !== null && state.property !== null && (
        <CalculatorSubjectBar
          id={state.property}
          found={found}
          without="Preencha os valores: a conta funciona sem ele."
          className="mb-4 lg:mb-5"
        />
      )}
      {!coming && <PrintFrame property={property ?? null} link={link()} />}
      <div
        className={classNames(
          'grid items-start gap-4 print:block lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-5',
          coming && 'calculator-coming',
        )}
        inert={coming}
        aria-busy={coming}
      >
        <div className="grid gap-4">
          <BidForm
            values={fields}
            missing={missing}
            onChange={next => change({ ...state, fields: next })}
            onAsk={ask}
          />
          <ForResale>
            <LinkTarget />
          </ForResale>
        </div>
        <div className="grid gap-4 lg:gap-5 print:block">
          <section className="panel" aria-label="Resultado" id="resultado" tabIndex={-1}>
            {shown === null || answer === null ? (
              <Before />
            ) : (
              <>
                <div className={classNames('transition-opacity', !coming && whole === null && 'opacity-50')}>
                  <ForResidentBuyer>
                    <HomeBidHeadline property={property} bid={shown.initialBid} />
                  </ForResidentBuyer>
                  <ForResale>
                    <BidResultCard
                      fields={shown}
                      answer={answer}
                      headline={{
                        answer: costs,
                        bid: shown.initialBid,
                        target,
                        basis,
                        unexplained,
                        handover,
                      }}
                    />
                  </ForResale>
                </div>
                <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4 print:hidden">
                  <p className="text-sm text-ink-3">O link leva estes valores a quem o abrir.</p>
                  <ShareLink link={link} />
                </div>
              </>
            )}
          </section>
          <ForResale>
            <FullCostsLink handover={handover} />
          </ForResale>
          <ResaleOffer />
        </div>
      </div>
      <LiveAnnouncement
        // Values filled in from a property are not read out.
        key={found?.state === 'loading' ? 'coming' : 'here'}
        words={missing ?? (isResidentBuyer ? homeSays : resaleSays) ?? ''}
        asked={asked}
      />
    </>
  )
}
