import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Explanation } from '../../../ui/explanation.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type CostNumber, costFields } from './cost-address.ts'
import { type CostExplanation, explainCostFigure } from './cost-explanations.ts'
import { type CostForm, isPlaceNumber, placeCosts } from './cost-form.ts'
import { type OriginKind } from './figure-origin.ts'
import { findSheetFigureOrigin } from './lot-figure-origin.ts'
import { useWorkingSheet, type WorkingSheetState } from './working-sheet.ts'

const marks: Record<OriginKind, string> = {
  fact: 'bg-ink-2',
  guess: 'border border-ink-3',
  yours: 'bg-amber',
}

/** A dot that distinguishes facts, assumptions and typed values; its text is beside it. */
export const OriginDot = ({ kind }: { kind: OriginKind }) => (
  <span
    className={classNames('mr-1.5 inline-block size-1.5 shrink-0 rounded-full align-middle', marks[kind])}
    aria-hidden="true"
  />
)

/** Shows where a field's value comes from; empty without a subject. */
export function OriginNote({ figure }: { figure: keyof CostForm }) {
  const origin = findSheetFigureOrigin(figure, useWorkingSheet())
  if (origin === null) return null
  return (
    <span className="min-w-0">
      <OriginDot kind={origin.kind} />
      {origin.words}
    </span>
  )
}

/** A button that explains a field, our assumption and its source. */
function Hint({ figure, name }: { figure: CostExplanation; name: string }) {
  const { form, lot } = useWorkingSheet()
  const { what, assumed, source } = explainCostFigure(figure, form, lot !== null)
  return (
    <Explanation
      button={{
        className:
          'target absolute -top-0.75 right-0 grid size-6 place-content-center rounded-full text-ink-3 transition-colors hover:text-ink',
        'aria-label': `O que é: ${name}`,
        title: 'O que é, o que supomos e de onde vem',
        children: <Info className="size-3.5" />,
      }}
    >
      <p className="font-medium text-ink">{name}</p>
      <p>{what}</p>
      <p>
        <span className="font-medium text-ink">Supomos:</span> {assumed}
      </p>
      <p className="text-2xs text-ink-3">Fonte: {source}</p>
    </Explanation>
  )
}

const hintOf = (figure: CostNumber): CostExplanation | null =>
  figure === 'reformTotal'
    ? 'reformPerM2'
    : figure === 'area' || figure === 'evictionMonth' || figure === 'reformMonth'
      ? null
      : figure

/** Returns the value of a field; of a percentage that the tables of the place give, what they come to. */
function findShownValue(figure: CostNumber, { form, cost }: WorkingSheetState): number {
  const value = form[figure]
  if (value !== null) return value
  const made = isPlaceNumber(figure) ? cost(placeCosts[figure]) : 0
  return form.bid > 0 ? Math.round((made * 100) / form.bid) / 100 : 0
}

/** A number of the sheet: its field, its amount in reais, its origin and its explanation. */
export function CostField({
  figure,
  label,
  unit,
  most,
  makes,
  children,
}: {
  figure: CostNumber
  label: string
  unit: string
  /** An upper limit below the field's own: months after the sale count as the sale's month. */
  most?: number
  /** The amount that the percentage gives: `R$ 6.000`. */
  makes?: string
  children?: ReactNode
}) {
  const working = useWorkingSheet()
  const { form, change, assumed } = working
  const shown = findShownValue(figure, working)
  const { limits, decimals } = costFields[figure]
  const hint = hintOf(figure)
  // These fields are required, so an empty one is not taken as zero.
  const missing = (figure === 'bid' || figure === 'saleValue') && form[figure] === 0
  return (
    <div className="relative min-w-0">
      <NumberField
        label={<span className={hint ? 'block truncate pr-6' : 'block truncate'}>{label}</span>}
        unit={unit}
        limits={most === undefined ? limits : [limits[0], most]}
        whole={decimals === 0}
        {...(missing
          ? { value: null, onChange: value => change({ [figure]: value ?? 0 }), empty: 'a preencher' }
          : {
              value: most === undefined ? shown : Math.min(shown, most),
              onChange: value => change({ [figure]: value }),
            })}
      >
        {(makes !== undefined || assumed !== null) && (
          <p className="mt-1 flex min-h-4 flex-wrap gap-x-2 text-2xs text-ink-3">
            {makes !== undefined && <span className="font-medium text-ink-2">{makes}</span>}
            <OriginNote figure={figure} />
          </p>
        )}
        {children}
      </NumberField>
      {hint && <Hint figure={hint} name={label} />}
    </div>
  )
}
