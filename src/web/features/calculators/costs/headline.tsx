import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { irrText, maxBidText, profitText, roiText } from '../cost-words.ts'
import { tone } from './tone.ts'
import type { CostForm } from './form.ts'
import { useWorking } from './working.ts'

const Figure = ({ name, value, of }: { name: string; value: string; of: number }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className={classes('text-lg font-bold tracking-tight sm:text-xl', tone(of))}>{value}</dd>
  </div>
)

/** Why no bid would do, in words; or the bid, and a way to take it. */
function MaxBid({ answer }: { answer: CostAnswer }) {
  const { form, change, property } = useWorking()
  const { maxBid } = answer
  const wanted = percentText(form.desiredRoi, 2)
  if (maxBid === null)
    return (
      <p className="text-sm text-pretty text-ink-2">
        Com esses custos e essa venda, nenhum lance dá {wanted} de ROI.
      </p>
    )
  const taken = Math.round(form.bid * 100) === maxBid
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">
        Lance máximo para ROI de{'\u00a0'}
        {wanted}: <strong className="font-semibold whitespace-nowrap text-ink">{centavosText(maxBid)}</strong>
        {property !== null && maxBid < fromReais(property.price) && (
          <span className="block text-xs text-ink-3">
            Menos que o mínimo da Caixa, de {reaisText(property.price)}.
          </span>
        )}
      </p>
      <Button
        look={taken ? 'quiet' : 'primary'}
        // Not `disabled`, which would take the focus away from whoever has just pressed it.
        aria-disabled={taken || undefined}
        className={classes('h-10 pointer-coarse:h-target', taken && 'cursor-default')}
        onClick={() => change({ bid: toReais(maxBid) })}
      >
        {taken ? 'É o seu lance' : 'Usar este lance'}
      </Button>
    </>
  )
}

/** What the deal leaves, and up to where to bid. */
export function Headline({ answer }: { answer: CostAnswer }) {
  const { form } = useWorking()
  const { netProfit, roi, irrAnnual, invested } = answer
  const [profitName, profit] = profitText(netProfit)
  return (
    <section aria-label="Resultado" className="panel cost-headline" id="resultado" tabIndex={-1}>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div className="min-w-44 flex-1">
          <p className="text-xs text-ink-3">
            {profitName} em {monthsText(form.months)}
          </p>
          <p className={classes('text-4xl font-bold tracking-tight', tone(netProfit))}>{profit}</p>
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-2 pb-1 sm:gap-x-7">
          <Figure name="ROI líquido" value={roiText(roi)} of={roi ?? 0} />
          <Figure name="TIR ao ano" value={irrText(irrAnnual)} of={irrAnnual ?? 0} />
          <Figure name="Investido" value={centavosText(invested)} of={0} />
        </dl>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <MaxBid answer={answer} />
      </div>
    </section>
  )
}

/** What is missing before anything can be reckoned. */
const missing = (form: CostForm): string => (form.bid > 0 ? 'Falta o valor de venda' : 'Falta o lance')

/** Where nothing can be reckoned: what is missing. */
export function NoAnswer() {
  const { form, property } = useWorking()
  return (
    <section aria-label="Resultado" className="panel cost-headline" id="resultado" tabIndex={-1}>
      <p className="text-md font-semibold">{missing(form)}</p>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {form.bid <= 0
          ? 'Escreva quanto você ofereceria pelo imóvel, e a conta aparece aqui.'
          : `${
              property !== null && property.evaluationValue === null
                ? 'A lista da Caixa não traz a avaliação deste imóvel. '
                : ''
            }Escreva por quanto você o venderia, pelos anúncios da região, e a conta aparece aqui.`}
      </p>
    </section>
  )
}

function toResult(): void {
  const result = document.getElementById('resultado')
  result?.scrollIntoView()
  result?.focus({ preventScroll: true })
}

/** On a phone the answer stays in sight, one tap from the whole. */
export function AnswerBar({ answer }: { answer: CostAnswer | null }) {
  const { form } = useWorking()
  const figures: [name: string, value: string, of: number][] =
    answer === null
      ? []
      : [
          [...profitText(answer.netProfit), answer.netProfit],
          ['ROI', roiText(answer.roi), answer.roi ?? 0],
          ['Lance máximo', maxBidText(answer.maxBid), 0],
        ]
  return (
    <button type="button" className="cost-bar" onClick={toResult} title="Ver a conta inteira">
      {figures.map(([name, value, of]) => (
        <span key={name} className="min-w-0">
          <span className="block text-2xs text-ink-3">{name}</span>
          <span className={classes('block truncate text-sm font-semibold', tone(of))}>{value}</span>
        </span>
      ))}
      {answer === null && <span className="text-sm font-medium">{missing(form)}</span>}
    </button>
  )
}
