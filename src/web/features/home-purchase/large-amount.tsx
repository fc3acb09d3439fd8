import { type Centavos, toReais } from '#domain/money.ts'
import { splitMoney } from '../../ui/format-text.ts'

/** The figure of a card, its centavos smaller. */
export function LargeAmount({ centavos }: { centavos: Centavos }) {
  const { main, cents } = splitMoney(toReais(centavos))
  return (
    <span className="text-2xl font-bold tracking-tight whitespace-nowrap">
      {main}
      {cents && <span className="text-md font-semibold">{cents}</span>}
    </span>
  )
}
