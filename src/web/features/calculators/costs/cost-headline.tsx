import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatIrr, formatProfit, formatRoi } from '../cost-words.ts'
import { figureToneClass } from './figure-tone.ts'
import { NextPriceReturn } from './next-price-return.tsx'
import { useWorkingSheet } from './working-sheet.ts'

const Figure = ({ name, value, of }: { name: string; value: string; of: number }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className={classNames('text-lg font-bold tracking-tight sm:text-xl', figureToneClass(of))}>
      {value}
    </dd>
  </div>
)

/** Shows the maximum bid with a button to use it, or why there is none. */
function MaxBid({ answer }: { answer: CostAnswer }) {
  const { form, change, property } = useWorkingSheet()
  const { maxBid } = answer
  const wanted = formatPercent(form.desiredRoi, 2)
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
        {wanted}:{' '}
        <strong className="font-semibold whitespace-nowrap text-ink">{formatCentavos(maxBid)}</strong>
        {tooLow && (
          <span className="block text-xs">
            Não alcança {wanted} nem no mínimo da Caixa, de {formatReais(property.price)}.
          </span>
        )}
      </p>
      <Button
        look={taken ? 'quiet' : tooLow ? 'outline' : 'primary'}
        // Not `disabled`, which would take the focus from the button that was just pressed.
        aria-disabled={taken || undefined}
        className={classNames('h-10 pointer-coarse:h-target', taken && 'cursor-default')}
        onClick={() => change({ bid: toReais(maxBid) })}
      >
        {taken ? 'É o seu lance' : 'Usar este lance'}
      </Button>
    </>
  )
}

/** Shows the net result and the maximum bid. */
export function CostHeadline({ answer }: { answer: CostAnswer }) {
  const { form } = useWorkingSheet()
  const { netProfit, roi, irrAnnual, invested } = answer
  const [profitName, profit] = formatProfit(netProfit)
  return (
    <section aria-label="Resultado" className="panel cost-headline" id="resultado" tabIndex={-1}>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div className="min-w-44 flex-1">
          <p className="text-xs text-ink-3">
            {profitName} em {formatMonths(form.months)}
          </p>
          <p
            className={classNames(
              'font-bold tracking-tight',
              profit.length > 14 ? 'text-2xl sm:text-4xl' : 'text-4xl',
              figureToneClass(netProfit),
            )}
          >
            {profit}
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-2 pb-1 sm:gap-x-7">
          <Figure name="ROI líquido" value={formatRoi(roi)} of={roi ?? 0} />
          <Figure name="TIR ao ano" value={formatIrr(irrAnnual)} of={irrAnnual ?? 0} />
          <Figure name="Investido" value={formatCentavos(invested)} of={0} />
        </dl>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <MaxBid answer={answer} />
      </div>
      <NextPriceReturn />
    </section>
  )
}
