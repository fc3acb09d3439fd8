import { useId, useState } from 'react'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { targetRoiChoices } from '#domain/judgement/target-roi.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format-text.ts'
import { NumberField } from '../../ui/number-field.tsx'

/** Chooses the one target ROI, which is the same on every page; a change applies at once. */
export function TargetRoiField({
  className,
  before,
}: {
  className?: string
  /** The server's value, for the first render. */
  before?: number
}) {
  const [target, setTarget] = useTargetRoi(before)
  const name = useId()
  const [typing, setTyping] = useState(false)
  const other = typing || targetRoiChoices.every(choice => choice !== target)
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 block w-full">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs">
          <span className="font-medium text-ink-2">Sua meta de ROI</span>
          <span className="text-ink-3">vale em todo o site</span>
        </span>
      </legend>
      <div className="grid grid-cols-5 gap-0.5 rounded-lg bg-raised-2 p-1">
        {targetRoiChoices.map(choice => (
          <Segment
            key={choice}
            name={name}
            label={formatPercent(choice, 2)}
            checked={!other && choice === target}
            onChoose={() => {
              setTyping(false)
              setTarget(choice)
            }}
          />
        ))}
        <Segment name={name} label="outra" checked={other} onChoose={() => setTyping(true)} />
      </div>
      {other && (
        <div className="mt-2">
          <NumberField
            label="Outra meta de ROI"
            labelHidden
            unit="%"
            limits={calculatorLimits.targetRoi}
            value={target}
            onChange={setTarget}
          />
        </div>
      )}
    </fieldset>
  )
}

const Segment = ({
  name,
  label,
  checked,
  onChoose,
}: {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
}) => (
  <label
    className={classNames(
      'grid h-8 cursor-pointer place-content-center rounded-md text-sm font-medium whitespace-nowrap transition-colors pointer-coarse:h-target',
      'has-focus-visible:outline-2 has-focus-visible:outline-amber',
      checked ? 'bg-inverse text-inverse-ink' : 'text-ink-2 hover:bg-raised-3 hover:text-ink',
    )}
  >
    <input type="radio" name={name} className="sr-only" checked={checked} onChange={onChoose} />
    {label}
  </label>
)
