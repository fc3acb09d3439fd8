import type { CostAnswer } from '#domain/calculators/costs.ts'
import type { Centavos } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { centavosShort } from '../../../ui/figures.ts'
import { centavosText } from '../../../ui/format.ts'
import { maxBidText, profitText, roiText } from '../cost-words.ts'
import { tone } from './tone.ts'
import { missing } from './words.ts'
import { useWorking } from './working.ts'

function toResult(): void {
  const result = document.getElementById('resultado')
  result?.scrollIntoView()
  result?.focus({ preventScroll: true })
}

/** Formats an amount with centavos as long as they fit. */
const barMoney = (value: Centavos): string => {
  const text = centavosText(value)
  return text.length > 14 ? centavosShort(value) : text
}

/** On a phone, keeps the result in sight with a link to all of it. */
export function AnswerBar({ answer }: { answer: CostAnswer | null }) {
  const { form } = useWorking()
  const figures: [name: string, value: string, of: number][] =
    answer === null
      ? []
      : [
          [profitText(answer.netProfit)[0], barMoney(Math.abs(answer.netProfit)), answer.netProfit],
          ['ROI', roiText(answer.roi), answer.roi ?? 0],
          ['Lance máximo', answer.maxBid === null ? maxBidText(null) : barMoney(answer.maxBid), 0],
        ]
  const long = figures.reduce((sum, [, value]) => sum + value.length, 0) > 34
  return (
    <button type="button" className="cost-bar" onClick={toResult} title="Ver a conta inteira">
      {figures.map(([name, value, of]) => (
        <span key={name} className="min-w-0">
          <span className="block text-2xs text-ink-3">{name}</span>
          <span className={classes('block truncate font-semibold', long ? 'text-xs' : 'text-sm', tone(of))}>
            {value}
          </span>
        </span>
      ))}
      {answer === null && <span className="text-sm font-medium">{missing(form)}</span>}
    </button>
  )
}
