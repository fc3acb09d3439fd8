import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatSaleTime } from '#domain/property/sale-dates.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatReais } from '../../ui/format-text.ts'
import { preventBreaks } from '../listing/facts/fact-lines.tsx'

const phraseDate = (instant: string | null): string =>
  instant === null ? 'A data não está na página' : `Em ${formatSaleTime(instant)}`

/** The minimum bids of both auctions, each with its date; the one that has passed says so. */
export function AuctionMinimums({ property, now }: { property: PropertyDetail; now: number }) {
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
