import '../../../ui/explained.css'
import { Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { classes } from '../../../ui/class-names.ts'
import { type CostNumber, fields } from './address.ts'
import { type Explained, explanationOf } from './explanations.ts'
import type { CostForm } from './form.ts'
import { type OriginKind, originOf } from './origin.ts'
import { useWorking } from './working.ts'

const marks: Record<OriginKind, string> = {
  fact: 'bg-ink-2',
  guess: 'border border-ink-3',
  yours: 'bg-amber',
}

/** A dot that tells facts, assumptions and one's own values apart; its words stand beside it. */
export const OriginDot = ({ kind }: { kind: OriginKind }) => (
  <span
    className={classes('mr-1.5 inline-block size-1.5 shrink-0 rounded-full align-middle', marks[kind])}
    aria-hidden="true"
  />
)

/** Where a field's value comes from; nothing without a property. */
export function OriginNote({ of }: { of: keyof CostForm }) {
  const { form, assumed, property } = useWorking()
  const origin = originOf(of, form, assumed, property)
  if (origin === null) return null
  return (
    <span className="min-w-0">
      <OriginDot kind={origin.kind} />
      {origin.words}
    </span>
  )
}

/** One tap away: what a field is, what we assume and why, and the source. */
function Hint({ of, name }: { of: Explained; name: string }) {
  const id = useId()
  const { what, assumed, source } = explanationOf(of, useWorking().property)
  return (
    <>
      <button
        type="button"
        className="target absolute -top-0.75 right-0 grid size-6 place-content-center rounded-full text-ink-3 transition-colors hover:text-ink"
        popoverTarget={id}
        aria-label={`O que é: ${name}`}
        title="O que é, o que supomos e de onde vem"
      >
        <Info className="size-3.5" />
      </button>
      <div id={id} popover="auto" className="explanation">
        <p className="font-medium text-ink">{name}</p>
        <p>{what}</p>
        <p>
          <span className="font-medium text-ink">Supomos:</span> {assumed}
        </p>
        <p className="text-2xs text-ink-3">Fonte: {source}</p>
      </div>
    </>
  )
}

const hintOf = (of: CostNumber): Explained | null =>
  of === 'reformTotal'
    ? 'reformPerM2'
    : of === 'area' || of === 'evictionMonth' || of === 'reformMonth'
      ? null
      : of

/** A number of the sheet: its field, what it makes in reais, where it comes from, and its explanation. */
export function CostField({
  of,
  label,
  unit,
  most,
  makes,
  children,
}: {
  of: CostNumber
  label: string
  unit: string
  /** Less than the field's own limit: what would come after the sale is paid in its month. */
  most?: number
  /** `R$ 6.000`, what the percentage comes to. */
  makes?: string
  children?: ReactNode
}) {
  const { form, change, assumed } = useWorking()
  const { limits, decimals } = fields[of]
  const hint = hintOf(of)
  // Nothing can be reckoned without these: no zero stands for them.
  const missing = (of === 'bid' || of === 'saleValue') && form[of] === 0
  return (
    <div className="relative min-w-0">
      <NumberField
        label={<span className={hint ? 'block truncate pr-6' : 'block truncate'}>{label}</span>}
        unit={unit}
        limits={most === undefined ? limits : [limits[0], most]}
        whole={decimals === 0}
        {...(missing
          ? { value: null, onChange: value => change({ [of]: value ?? 0 }), empty: 'a preencher' }
          : {
              value: most === undefined ? form[of] : Math.min(form[of], most),
              onChange: value => change({ [of]: value }),
            })}
      >
        {(makes !== undefined || assumed !== null) && (
          <p className="mt-1 flex min-h-4 flex-wrap gap-x-2 text-2xs text-ink-3">
            {makes !== undefined && <span className="font-medium text-ink-2">{makes}</span>}
            <OriginNote of={of} />
          </p>
        )}
        {children}
      </NumberField>
      {hint && <Hint of={hint} name={label} />}
    </div>
  )
}
