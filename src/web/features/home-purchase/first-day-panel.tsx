import { Banknote } from 'lucide-react'
import { describePlaceCost, type PlaceCost } from '#domain/transfer-costs/describe-place-cost.ts'
import { fromReais } from '#domain/money.ts'
import type { Property } from '#contract/property-schemas.ts'
import { homeAssumptionSources, ownMoneyRule } from '#domain/home-purchase/home-assumptions.ts'
import type { FirstDayCosts, HomePurchase } from '#domain/home-purchase/home-purchase.ts'
import type { Centavos } from '#domain/money.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatCentavos } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { FigureRows, Sources } from './figure-rows.tsx'
import { StackBar } from './home-bars.tsx'
import { costNames } from './home-words.ts'
import { LargeAmount } from './large-amount.tsx'

/** The colours of the first parts, in the list and in the bar. */
const partMarks = [
  'bg-ink fill-ink',
  'bg-ink-2 fill-ink-2',
  'bg-ink-3 fill-ink-3',
  'bg-(--art-trim) fill-(--art-trim)',
  'bg-(--art-shade) fill-(--art-shade)',
  'bg-line-strong fill-line-strong',
]
/** The colour of the parts after these. */
const restMark = 'bg-raised-3 fill-raised-3'

/** The money of the first day as a stack, with what is left of the family's own, or what is missing. */
export function FirstDayPanel({
  property,
  purchase: { fromSavings, fromFgts, loan, costs, cash, left },
  savings,
}: {
  property: Property
  purchase: HomePurchase
  savings: Centavos
}) {
  const describe = (key: PlaceCost) => describePlaceCost(key, property, fromReais(property.price))
  const papers = loan > 0 ? 'Registros da compra e da garantia, sem escritura' : costNames.papers
  const named = (Object.keys(costNames) as (keyof FirstDayCosts)[]).filter(key => costs[key] > 0)
  const parts = [
    { key: 'entry', name: 'Entrada do bolso', value: fromSavings },
    ...named.map(key => ({
      key,
      name: key === 'papers' ? papers : costNames[key],
      value: costs[key],
    })),
  ].map((part, at) => ({ ...part, mark: partMarks[at] ?? restMark }))
  return (
    <Panel icon={Banknote} title="No primeiro dia, do seu bolso">
      <LargeAmount centavos={cash} />
      <p className="text-sm text-pretty text-ink-2">
        Você tem {formatShortCentavos(savings)}:{' '}
        {left >= 0 ? (
          `sobram ${formatShortCentavos(left)}.`
        ) : (
          <strong className="font-semibold text-risk">faltam {formatShortCentavos(-left)}.</strong>
        )}
        {fromFgts > 0 && ` O FGTS paga mais ${formatShortCentavos(fromFgts)} da entrada.`}
      </p>
      <div className="mt-3">
        <StackBar
          parts={[
            ...parts,
            ...(left > 0
              ? [{ key: 'left', mark: 'border border-dashed border-ink-3 fill-raised-2', value: left }]
              : []),
          ]}
          whole={Math.max(cash, savings)}
        />
      </div>
      <FigureRows
        rows={[
          ...parts.map(({ key, name, value, mark }) => ({ key, name, mark, text: formatCentavos(value) })),
          left >= 0
            ? {
                key: 'left',
                name: 'Sobra',
                mark: 'border border-dashed border-ink-3 fill-raised-2',
                text: formatCentavos(left),
              }
            : { key: 'left', name: 'Falta', text: formatCentavos(-left), tone: 'risk' as const },
        ]}
      />
      <p className="mt-3 text-xs text-pretty text-ink-2">
        É a menor entrada com que a parcela cabe. O que sobra pode virar entrada e baixar a parcela, ou ficar
        de reserva.
      </p>
      <Sources
        lines={[
          `ITBI: ${describe('itbi').long} Fonte: ${describe('itbi').source}`,
          ...(loan > 0 ? [] : [`Escritura: ${describe('deed').long} Fonte: ${describe('deed').source}`]),
          `Registro: ${describe('registry').long} Fonte: ${describe('registry').source}${loan > 0 ? '. O contrato do banco vale como escritura (Lei 9.514/1997, art. 38) e se registra também a garantia; na primeira casa pelo SFH as custas caem à metade (Lei 6.015/1973, art. 290)' : ''}`,
          `Entrada: ${homeAssumptionSources.financedShare}; ao menos 5% do bolso: ${ownMoneyRule.source}`,
          ...(costs.repairs > 0 ? [`Reparos: ${homeAssumptionSources.repairs}`] : []),
          ...(costs.bankFee > 0 ? [`Tarifas: ${homeAssumptionSources.bankFee}`] : []),
        ]}
      />
    </Panel>
  )
}
