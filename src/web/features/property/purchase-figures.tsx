import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { readReturnStanding } from '#contract/return-standing.ts'
import { describeGround, isGrounded, isQuietReturn } from '#domain/judgement/judged-return.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-words.ts'
import { toReais } from '#domain/money.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import { formatCentavos, formatReais } from '../../ui/format-text.ts'
import { SignedFigure } from '../listing/signed-figure.tsx'
import { listDates } from '../listing/facts/listed-facts.ts'
import { NotedFact, preventBreaks } from '../listing/facts/fact-lines.tsx'
import { nameProfit } from './cost-card-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { formatSaleTime } from '#domain/property/sale-dates.ts'

const phraseDate = (instant: string | null): string =>
  instant === null ? 'A data não está na página' : `Em ${formatSaleTime(instant)}`

/** The minimum bids of both auctions, each with its date; the one that has passed says so. */
function AuctionMinimums({ property, now }: { property: PropertyDetail; now: number }) {
  const { bankPage, firstAuctionDate, secondAuctionDate } = property
  if (typeof bankPage?.secondAuctionPrice !== 'number') return null
  const isFirstOver = firstAuctionDate !== null && Date.parse(firstAuctionDate) <= now
  const source = <p>Página da Caixa de {formatBrasiliaDay(bankPage.readAt)}.</p>
  return (
    <>
      {bankPage.price !== null && (
        <ExplainedFigure
          label={preventBreaks('Mínimo no 1º leilão')}
          value={
            <span className={isFirstOver ? 'font-normal text-ink-3' : ''}>{formatReais(bankPage.price)}</span>
          }
        >
          <p>
            {phraseDate(firstAuctionDate)}
            {isFirstOver ? ': já passou, e este preço não vale mais.' : '.'}
          </p>
          {source}
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label={preventBreaks('Mínimo no 2º leilão')}
        value={formatReais(bankPage.secondAuctionPrice)}
      >
        <p>
          {phraseDate(secondAuctionDate)}.{' '}
          {isFirstOver
            ? 'É o preço que vale agora, se ninguém arrematou no 1º leilão.'
            : 'Se ninguém arrematar no 1º leilão, o 2º parte deste valor, que pode ser maior ou menor do que o do primeiro.'}
        </p>
        {source}
      </ExplainedFigure>
    </>
  )
}

/** The total of the purchase, the next price and the next dates; each opens how it is known. */
export function PurchaseFigures({
  property,
  isResidentBuyer = false,
  now,
}: {
  property: PropertyDetail
  /** A resident buyer does not see the result of a resale. */
  isResidentBuyer?: boolean
  now: number
}) {
  const { purchase } = useJudgedProperty()
  const { ladder, bankPage, state } = property
  const sums = purchase && !isResidentBuyer && computeCostSums(purchase.question)
  const basis = purchase?.own ? 'a sua conta' : 'as suposições de Do lance ao lucro'
  return (
    <dl className="max-lg:-mt-2 lg:mt-2 [&_dd]:whitespace-nowrap">
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
            label={nameProfit(sums.netProfit, purchase.ground)}
            value={
              isGrounded(purchase.ground) ? (
                <SignedFigure
                  value={toReais(sums.netProfit)}
                  text={formatCentavos(Math.abs(sums.netProfit))}
                  doubted={isQuietReturn(readReturnStanding(property, purchase.ground))}
                />
              ) : (
                formatCentavos(Math.abs(sums.netProfit))
              )
            }
          >
            <FigureBasis
              formula="Venda − corretagem − imposto sobre o ganho − o que custa no fim"
              worked={`Vendendo por ${formatCentavos(purchase.question.saleValue)}, ${describeGround[purchase.ground]}.`}
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
          <p className="text-2xs text-ink-3">{describeLadderEvidence(ladder, state)}</p>
        </ExplainedFigure>
      )}
      <AuctionMinimums property={property} now={now} />
      {listDates(property, now)
        .filter(({ value }) => value !== null)
        .map(({ label, value, note }) => (
          <ExplainedFigure
            key={label}
            label={preventBreaks(label)}
            value={<NotedFact label={label} value={value} note={note} />}
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
