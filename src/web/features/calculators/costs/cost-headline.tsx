import { pagePaths } from '#contract/page-paths.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeGround, describeReturnEnds, isGrounded } from '#domain/judgement/judged-return.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../framework/link.tsx'
import { RangeBar } from '../../../ui/plot/range-bar.tsx'
import { UnexplainedDiscountNote } from '../../listing/unexplained-discount-note.tsx'
import { formatProfit, formatRoi } from '../cost-words.ts'
import { ForResidentBuyer, ForResale } from '../resale-choice.tsx'
import { figureToneClass } from './figure-tone.ts'
import { listMovingInCosts } from './moving-in-costs.ts'
import { type ScenarioOutcome, toReturnRange } from './scenario-outcomes.ts'
import { useWorkingSheet } from './working-sheet.ts'

/** Shows the maximum bid with a button to use it, or why there is none. */
function MaxBid({ answer }: { answer: CostAnswer }) {
  const { form, change, property } = useWorkingSheet()
  const { maxBid } = answer
  const wanted = formatPercent(form.desiredRoi, 2)
  if (property?.gone)
    return (
      <p className="text-sm text-pretty text-ink-2">
        Saiu da lista da Caixa: não há mais lance a dar. A conta vale só como estudo.
      </p>
    )
  if (maxBid === null)
    return (
      <p className="text-sm text-pretty text-ink-2">
        Com esses custos e essa venda, nenhum lance dá {wanted} de ROI.
      </p>
    )
  const tooLow = property !== null && maxBid < fromReais(property.price)
  const isApplied = Math.round(form.bid * 100) === maxBid
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">
        Lance máximo para ROI de{'\u00a0'}
        {wanted}:{' '}
        <strong className="font-semibold whitespace-nowrap text-ink">{formatCentavos(maxBid)}</strong>
        {tooLow && (
          <span className="block text-xs">
            Não alcança {wanted} nem no mínimo da Caixa, de {formatReais(property.price)}.
          </span>
        )}
      </p>
      <Button
        look={isApplied ? 'quiet' : tooLow ? 'outline' : 'primary'}
        // Not `disabled`, which would take the focus from the button that was just pressed.
        aria-disabled={isApplied || undefined}
        className={classNames('h-10 pointer-coarse:h-target', isApplied && 'cursor-default')}
        onClick={() => change({ bid: toReais(maxBid) })}
      >
        {isApplied ? 'É o seu lance' : 'Usar este lance'}
      </Button>
    </>
  )
}

/** The headline of a resident buyer: the sum of all costs until moving in, and a link to the family's account. */
function MovingIn({ answer }: { answer: CostAnswer }) {
  const { form, property, unexplained } = useWorkingSheet()
  const { total } = listMovingInCosts(answer.items)
  return (
    <>
      {unexplained && (
        <p className="mb-3 text-sm text-amber-text">
          Fora do comum: leia a página da Caixa antes de contar com este preço.
        </p>
      )}
      <p className="text-xs text-ink-3">Para morar nele, tudo somado</p>
      <p className="text-4xl font-bold tracking-tight">{formatCentavos(total)}</p>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        O lance de {formatReais(form.bid)} e mais {formatCentavos(total - fromReais(form.bid))} de impostos,
        cartório, dívidas, desocupação e reforma.
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={property ? { imovel: property.id } : {}}
        hash="conta"
        className="text-link mt-1 self-start"
      >
        Com a parcela: ver a conta da minha família
      </Link>
    </>
  )
}

/**
 * Shows the net ROI with its ends, the result in reais and the maximum bid; to a resident buyer the costs until moving
 * in.
 */
export function CostHeadline({
  answer,
  outcomes,
}: {
  answer: CostAnswer
  outcomes: readonly ScenarioOutcome[]
}) {
  const { unexplained } = useWorkingSheet()
  return (
    <section aria-label="Resultado" className="panel cost-headline" id="resultado" tabIndex={-1}>
      <ForResidentBuyer>
        <MovingIn answer={answer} />
      </ForResidentBuyer>
      <ForResale>
        {unexplained && <UnexplainedDiscountNote className="mb-3" />}
        <Resale answer={answer} outcomes={outcomes} />
      </ForResale>
    </section>
  )
}

function Resale({ answer, outcomes }: { answer: CostAnswer; outcomes: readonly ScenarioOutcome[] }) {
  const { form, unexplained } = useWorkingSheet()
  const isResidentBuyer = useIsResidentBuyer()
  const { netProfit, roi, invested } = answer
  const range = toReturnRange(outcomes)
  const ground = outcomes[0]?.ground ?? 'own'
  const [profitName, profit] = formatProfit(netProfit)
  const toneOf = (value: number) =>
    isGrounded(ground) && !(unexplained && value > 0) && figureToneClass(value)
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div className="min-w-44 flex-1">
          <p className="text-xs text-ink-3">
            {profitName}
            {isResidentBuyer && ' se revendesse'} em {formatMonths(form.months)}
          </p>
          <p
            className={classNames(
              'font-bold tracking-tight',
              profit.length > 14 ? 'text-2xl sm:text-4xl' : 'text-4xl',
              toneOf(netProfit),
            )}
          >
            {profit}
          </p>
          <p className="mt-1 text-xs text-ink-3">
            Investido: <span className="whitespace-nowrap text-ink-2">{formatCentavos(invested)}</span>
          </p>
        </div>
        <div className="min-w-52 flex-1 pb-0.5">
          <p className="text-xs text-ink-3">ROI líquido</p>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className={classNames('text-2xl font-bold tracking-tight', toneOf(roi ?? 0))}>
              {range ? formatNetRoi(range.base) : formatRoi(null)}
            </span>{' '}
            {range && (
              <span className="text-sm text-ink-2">
                {isGrounded(ground) ? describeReturnEnds(range) : describeGround[ground]}
              </span>
            )}
          </p>
          {!isGrounded(ground) && (
            <p className="mt-1 text-xs text-pretty text-ink-3">
              De imóveis assim não medimos por quanto se vendem: ponha o seu valor de venda.
            </p>
          )}
          {range && isGrounded(ground) && (
            <div className="mt-2">
              <RangeBar range={range} target={form.desiredRoi} size="page" />
            </div>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <MaxBid answer={answer} />
      </div>
    </>
  )
}
