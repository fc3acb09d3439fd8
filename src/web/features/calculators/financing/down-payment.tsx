import { useId } from 'react'
import { setStyleProperties } from '../../../ui/style-properties.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { clampNumber } from '#domain/number-input.ts'
import { formatPercent } from '../../../ui/format-text.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'

const limits = calculatorLimits.downPercent

const step = 5

/** Returns the next step of the slider towards `to`, also from a value between two steps. */
export function stepTowards(to: number, from: number): number {
  const nearest = Math.round(to / step) * step
  return to > from
    ? Math.max(nearest, Math.floor(from / step) * step + step)
    : Math.min(nearest, Math.ceil(from / step) * step - step)
}

/** The down payment in percent: a slider in steps of 5 and a field for any other value. */
export function DownPayment({
  percent,
  base,
  amount,
  onChange,
}: {
  percent: number
  /** The sum of which the down payment is a share, with its preposition. */
  base: 'do arremate' | 'do preço'
  /** The same amount in reais, formatted; `null` where it is shown elsewhere. */
  amount: string | null
  onChange: (percent: number) => void
}) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_6rem] items-end gap-4">
      <div>
        <div className="flex flex-wrap justify-between gap-x-2 text-xs">
          <label htmlFor={id} className="font-medium text-ink-2">
            Entrada
          </label>
          {amount !== null && <span className="calculator-hint text-ink-3">{amount}</span>}
        </div>
        <input
          id={id}
          type="range"
          className="range range-to mt-1.5"
          min={limits[0]}
          max={limits[1]}
          // The slider shows the field's value, which may lie between two steps.
          step={percent % step === 0 ? step : 'any'}
          value={percent}
          aria-valuetext={[`${formatPercent(percent, 2)} de entrada`, amount].filter(Boolean).join(', ')}
          ref={setStyleProperties({ '--at': (percent / limits[1]) * 100 })}
          onChange={event => onChange(clampNumber(stepTowards(event.target.valueAsNumber, percent), limits))}
        />
      </div>
      <NumberField
        label={<span className="sr-only">Entrada, em % {base}</span>}
        unit="%"
        limits={limits}
        value={percent}
        onChange={onChange}
      />
    </div>
  )
}
