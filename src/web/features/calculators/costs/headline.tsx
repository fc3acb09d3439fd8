import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { irrText, profitText, roiText } from '../cost-words.ts'
import { tone } from './tone.ts'
import { useWorking } from './working.ts'

const Figure = ({ name, value, of }: { name: string; value: string; of: number }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className={classes('text-lg font-bold tracking-tight sm:text-xl', tone(of))}>{value}</dd>
  </div>
)

/** Shows the maximum bid with a button to use it, or why there is none. */
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
  const tooLow = property !== null && maxBid < fromReais(property.price)
  const taken = Math.round(form.bid * 100) === maxBid
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">
        Lance máximo para ROI de{'\u00a0'}
        {wanted}: <strong className="font-semibold whitespace-nowrap text-ink">{centavosText(maxBid)}</strong>
        {tooLow && (
          <span className="block text-xs">
            Não alcança {wanted} nem no mínimo da Caixa, de {reaisText(property.price)}.
          </span>
        )}
      </p>
      <Button
        look={taken ? 'quiet' : tooLow ? 'outline' : 'primary'}
        // Not `disabled`, which would take the focus from the button that was just pressed.
        aria-disabled={taken || undefined}
        className={classes('h-10 pointer-coarse:h-target', taken && 'cursor-default')}
        onClick={() => change({ bid: toReais(maxBid) })}
      >
        {taken ? 'É o seu lance' : 'Usar este lance'}
      </Button>
    </>
  )
}

/** Shows the net result and the maximum bid. */
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
          <p
            className={classes(
              'font-bold tracking-tight',
              profit.length > 14 ? 'text-2xl sm:text-4xl' : 'text-4xl',
              tone(netProfit),
            )}
          >
            {profit}
          </p>
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
