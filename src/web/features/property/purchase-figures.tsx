import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import { formatCentavos, formatPercent, formatReais } from '../../ui/format-text.ts'
import { SignedFigure } from '../listing/signed-figure.tsx'
import { listDates } from './detail-facts.ts'
import { NotedFact, preventBreaks } from './fact-lines.tsx'
import { describeLadderEvidence } from './ladder-words.ts'
import { useListProvenance } from './list-provenance.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** The net return with its two ends; green only when it pays even in the probable case, without a loss at its low end. */
export function ReturnBadge({ property }: { property: PropertyDetail }) {
  const { returnRange, unusual, verdict } = useJudgedProperty(property).judgement
  if (returnRange === null) return null
  const { low, base } = returnRange
  const tone =
    base < 0
      ? 'bg-risk-soft text-risk'
      : low >= 0 && unusual === null && verdict.key === 'always'
        ? 'bg-gain-soft text-gain'
        : 'bg-raised-2 text-ink-2'
  return (
    <span className={classNames('rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap', tone)}>
      ROI líquido {formatNetRoi(base)} · {describeReturnEnds(returnRange)}
    </span>
  )
}

/** What the purchase comes to, the next price and the next dates; each opens how it is known. */
export function PurchaseFigures({ property, now }: { property: PropertyDetail; now: number }) {
  const { purchase } = useJudgedProperty(property)
  const { ladder, bankPage, state } = property
  const source = useListProvenance(property)
  const sums = purchase && computeCostSums(purchase.question)
  const basis = purchase?.own ? 'a sua conta' : 'as suposições de Do lance ao lucro'
  return (
    <dl className="mt-2 [&_dd]:whitespace-nowrap">
      {sums && purchase && (
        <>
          <ExplainedFigure label="Custa no fim" value={formatCentavos(sums.invested)}>
            <FigureBasis
              formula="Lance + tudo o que se paga até a venda"
              worked={`${formatCentavos(purchase.question.bid)} + ${formatCentavos(sums.invested - purchase.question.bid)} de custos = ${formatCentavos(sums.invested)}`}
              source={basis}
            />
          </ExplainedFigure>
          <ExplainedFigure
            label={sums.netProfit < 0 ? 'Prejuízo provável' : 'Lucro provável'}
            value={
              <SignedFigure value={toReais(sums.netProfit)} text={formatCentavos(Math.abs(sums.netProfit))} />
            }
          >
            <FigureBasis
              formula="Venda − corretagem − imposto sobre o ganho − o que custa no fim"
              worked={`Vendendo por ${formatCentavos(purchase.question.saleValue)}.`}
              source={basis}
            />
          </ExplainedFigure>
        </>
      )}
      {ladder?.next && (
        <ExplainedFigure
          label="Próximo preço"
          value={ladder.next.kind === 'same' ? 'o mesmo' : formatReais(ladder.next.price)}
        >
          <p>O degrau seguinte da escada do preço, se ninguém comprar por este.</p>
          <p className="text-2xs text-ink-3">{describeLadderEvidence(ladder.evidence, state)}</p>
        </ExplainedFigure>
      )}
      {typeof bankPage?.secondAuctionPrice === 'number' && (
        <ExplainedFigure
          label={preventBreaks('Mínimo no 2º leilão')}
          value={formatReais(bankPage.secondAuctionPrice)}
        >
          <p>
            Se ninguém arrematar no 1º leilão, o 2º parte deste valor, que pode ser maior ou menor do que o do
            primeiro.
          </p>
          <p>Página da Caixa de {formatBrasiliaDay(bankPage.readAt)}.</p>
        </ExplainedFigure>
      )}
      {bankPage !== null && bankPage.price !== null && bankPage.price !== property.price && (
        <ExplainedFigure label="Preço na página da Caixa" value={formatReais(bankPage.price)}>
          <p>
            A página de {formatBrasiliaDay(bankPage.readAt)} dizia outro preço do que a lista. Vale o que ela
            disser hoje.
          </p>
          <p className="text-2xs text-ink-3">Fonte do preço mínimo: {source}</p>
        </ExplainedFigure>
      )}
      {listDates(property, now)
        .filter(({ value }) => value !== null)
        .map(({ label, value, note }) => (
          <ExplainedFigure
            key={label}
            label={preventBreaks(label)}
            value={<NotedFact value={value} note={note} />}
          >
            <p>
              No horário de Brasília, como na página da Caixa
              {bankPage ? ` de ${formatBrasiliaDay(bankPage.readAt)}` : ''}.
            </p>
          </ExplainedFigure>
        ))}
    </dl>
  )
}

/** The highest bid that reaches the target, and how far it is from the price. */
export function MaxBid({ property }: { property: PropertyDetail }) {
  const { judgement, purchase } = useJudgedProperty(property)
  const { maxBid, targetRoi, own } = judgement
  if (purchase === null) return null
  const goal = formatPercent(targetRoi, 2)
  const gap = maxBid === null ? null : fromReais(maxBid) - fromReais(property.price)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm">{own ? 'Lance máximo, sua conta' : 'Lance máximo'}</p>
        <p className="text-xl font-bold tracking-tight whitespace-nowrap">
          {maxBid === null ? 'não há' : formatReais(maxBid)}
        </p>
      </div>
      <p className="mt-0.5 text-xs text-pretty text-ink-3">
        {gap === null
          ? `Com estes custos, nenhum lance rende ${goal}.`
          : gap === 0
            ? `É o preço de hoje, para um ROI líquido de ${goal}.`
            : `${formatCentavos(Math.abs(gap))} ${gap < 0 ? 'abaixo' : 'acima'} do preço de hoje, para um ROI líquido de ${goal}.`}
      </p>
    </div>
  )
}
