import { type CSSProperties, useId } from 'react'
import { BoundedField } from '../../../ui/bounded-field.tsx'
import { percentText } from '../../../ui/format.ts'
import { fields } from './form.ts'

const { limits } = fields.downPercent

/** The down payment in percent: a slider in steps of 5, a field beside it for any other. */
export function DownPayment({
  percent,
  amount,
  onChange,
}: {
  percent: number
  /** The same in reais, as people read it. */
  amount: string
  onChange: (percent: number) => void
}) {
  const id = useId()
  return (
    <div>
      <div className="grid grid-cols-[1fr_6rem] items-end gap-4">
        <div>
          <div className="flex flex-wrap justify-between gap-x-2 text-xs">
            <label htmlFor={id} className="font-medium text-ink-2">
              Entrada
            </label>
            <span className="calculator-hint text-ink-3">{amount}</span>
          </div>
          <input
            id={id}
            type="range"
            className="range mt-1.5"
            min={limits[0]}
            max={limits[1]}
            step={5}
            value={percent}
            aria-valuetext={`${percentText(percent, 2)} de entrada, ${amount}`}
            style={
              {
                '--track': `linear-gradient(90deg, var(--amber) ${(percent / limits[1]) * 100}%, var(--raised-3) 0)`,
              } as CSSProperties
            }
            onChange={event => onChange(event.target.valueAsNumber)}
          />
        </div>
        <BoundedField
          label={<span className="sr-only">Entrada, em % do arremate</span>}
          unit="%"
          limits={limits}
          value={percent}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
