import type { BidResult } from '#domain/calculators/bid-calculator.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Strut } from '../../../ui/plot/strut.tsx'
import { formatCentavos } from '../../../ui/format-text.ts'

/** Shows the bid among the values it is compared with, from the lowest to the highest. */
export function BidBars({
  bid,
  evaluation,
  answer: { idealBid, maxBid, marketValue },
}: {
  /** In reais, as the appraisal. */
  bid: number
  evaluation: number
  answer: BidResult
}) {
  const bars: { name: string; value: Centavos; own?: true }[] = [
    { name: 'Seu lance', value: fromReais(bid), own: true },
    { name: 'Lance para a meta, sem custos', value: idealBid },
    { name: 'Lance ideal, regra de bolso', value: maxBid },
    { name: 'Avaliação', value: fromReais(evaluation) },
    { name: 'Valor de mercado', value: marketValue },
  ]
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <div>
      <h2 className="text-sm font-semibold">Onde o lance fica</h2>
      <ul className="mt-3 grid gap-3">
        {bars
          .toSorted((one, other) => one.value - other.value)
          .map(({ name, value, own }) => (
            <li key={name}>
              <div
                className={classNames(
                  'flex items-baseline justify-between gap-3 text-sm',
                  own ? 'font-semibold text-ink' : 'text-ink-2',
                )}
              >
                <span>{name}</span>
                <span className="calculator-comes whitespace-nowrap">{formatCentavos(value)}</span>
              </div>
              <div className="mt-1.5 h-1.5 rounded-full bg-raised-3">
                <Strut
                  percent={(value / most) * 100}
                  className={classNames('h-full rounded-full', own ? 'bg-amber' : 'bg-ink-3')}
                />
              </div>
            </li>
          ))}
      </ul>
    </div>
  )
}
