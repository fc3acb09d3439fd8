import { Link } from '../../../framework/link.tsx'
import { Gavel, UserRound } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { calculateBid } from '#domain/calculators/bid-calculator.ts'
import { unexplainedReturnText } from '#domain/judgement/describe-return.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { fromReais } from '#domain/money.ts'
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
  placeholderBidFields,
  bidToCostsSearch,
  toBidFields,
  isBidComplete,
} from './bid-state.ts'
import { formatMaxBid } from '../cost-words.ts'
import { formatPercent, formatReais } from '../../../ui/format-text.ts'
import { useLastResult } from '../last-results.ts'
import { LinkTarget } from '../costs/link-target.tsx'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { type OwnFigures, useOwnFigures } from '../../../data/saved/own-figures.ts'
import { computeFullCostBid } from './full-cost-bid.ts'
import { describeFullCostBid, describeMissingBidFields } from './bid-verdict.ts'
import { FullCostsLink } from './full-costs-link.tsx'
import { OfLiving, OfResale, ResaleOffer, useResaleChoice } from '../resale-choice.tsx'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { computeHomeBid, describeHomeBid } from './home-bid.ts'
import { HomeBidHeadline } from './home-bid-headline.tsx'

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
      <OfResale>
        aparecem o lance máximo para a sua meta e quanto o lance renderia com todos os custos.
      </OfResale>
      <OfLiving>aparece até quanto a sua família pode ir, e se o lance cabe.</OfLiving>
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
  const isForLiving = useResaleChoice().resale === null
  const homeBid = isForLiving ? computeHomeBid(property, own.answers, homeQuestion) : null
  const homeSays = homeBid !== null && shown && !coming ? describeHomeBid(homeBid, shown.initialBid) : null
  const resaleSays =
    costs && shown && !coming
      ? `${unexplained ? `${unexplainedReturnText}. ` : ''}Lance máximo: ${formatMaxBid(costs.maxBid)}. ${describeFullCostBid(costs, shown.initialBid, target)}`
      : null
  useLastResult(
    'bid',
    link(),
    property,
    !isForLiving && costs && shown && !coming
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
        <OfResale>Até quanto ir para a sua meta, com todos os custos.</OfResale>
        <OfLiving>Até quanto a sua família pode ir, com o que tem e o que ganha.</OfLiving>
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
          <OfResale>
            <LinkTarget />
          </OfResale>
        </div>
        <div className="grid gap-4 lg:gap-5 print:block">
          <section className="panel" aria-label="Resultado" id="resultado" tabIndex={-1}>
            {shown === null || answer === null ? (
              <Before />
            ) : (
              <>
                <div className={classNames('transition-opacity', !coming && whole === null && 'opacity-50')}>
                  <OfLiving>
                    <HomeBidHeadline property={property} bid={shown.initialBid} />
                  </OfLiving>
                  <OfResale>
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
                  </OfResale>
                </div>
                <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4 print:hidden">
                  <p className="text-sm text-ink-3">O link leva estes valores a quem o abrir.</p>
                  <ShareLink link={link} />
                </div>
              </>
            )}
          </section>
          <OfResale>
            <FullCostsLink handover={handover} />
          </OfResale>
          <ResaleOffer />
        </div>
      </div>
      <LiveAnnouncement
        // Values filled in from a property are not read out.
        key={found?.state === 'loading' ? 'coming' : 'here'}
        words={missing ?? (isForLiving ? homeSays : resaleSays) ?? ''}
        asked={asked}
      />
    </>
  )
}
