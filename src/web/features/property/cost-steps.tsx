import type { CostItem, CostSums } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'
import { setStyleProperties } from '../../ui/style-properties.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { buildWaterfall, type WaterfallRow } from '../calculators/costs/cost-waterfall.ts'
import { costItemNames } from '../calculators/cost-words.ts'

const sumNames: Record<Exclude<WaterfallRow['name'], 'item' | 'movingIn'>, string> = {
  invested: 'Investido',
  sale: 'Venda',
  profit: 'Lucro',
  loss: 'Prejuízo',
}
const tones: Partial<Record<WaterfallRow['name'], string>> = { profit: 'text-gain', loss: 'text-risk' }

/** Joins escritura and registro, which are paid together. */
const joinDeed = (items: readonly CostItem[]): CostItem[] =>
  items.flatMap(item => {
    if (item.key === 'deed') return []
    const deed = items.find(({ key }) => key === 'deed')
    return item.key === 'registry' ? [{ ...item, value: item.value + (deed?.value ?? 0) }] : [item]
  })

const nameOf = ({ item, name }: WaterfallRow): string => {
  if (item === null) return name === 'item' || name === 'movingIn' ? '' : sumNames[name]
  if (item.key === 'bid') return 'Preço'
  if (item.key === 'registry') return 'Cartório'
  // A column is narrower than the word.
  return costItemNames[item.key].replace('Desocupação', 'Desocu\u00adpação')
}

/** The way from the price to the profit as a waterfall: columns where there is room, rows on a phone. */
export function CostSteps({
  sums,
  saleValue,
  doubted,
}: {
  sums: CostSums
  saleValue: Centavos
  /** A gain without its colour: comparables contradict it. */
  doubted: boolean
}) {
  const { rows } = buildWaterfall({ ...sums, items: joinDeed(sums.items) }, saleValue)
  const shown = rows.filter(row => row.item === null || row.value > 0)
  // The result closes the gap below the sale.
  const ordered = [
    ...shown.filter(({ kind }) => kind !== 'sale'),
    ...shown.filter(({ kind }) => kind === 'sale'),
  ]
  return (
    <div className="cost-steps">
      <ol>
        {ordered.map(row => (
          <li
            key={row.item?.key ?? row.name}
            data-kind={row.kind}
            data-loss={row.name === 'loss' || undefined}
            ref={setStyleProperties({ '--from': row.from / 100, '--to': row.to / 100 })}
          >
            <span className="cost-step-name">{nameOf(row)}</span>
            <span
              className={`cost-step-value ${(doubted && row.name === 'profit' ? null : tones[row.name]) ?? ''}`}
            >
              <span className="cost-step-unit">R$&nbsp;</span>
              {formatShortCentavos(Math.abs(row.value)).replace(/^R\$\s/, '')}
            </span>
            <i aria-hidden="true" />
          </li>
        ))}
      </ol>
    </div>
  )
}
