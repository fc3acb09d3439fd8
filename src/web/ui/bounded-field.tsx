import { type ReactNode, useId, useState } from 'react'
import { classes } from './class-names.ts'
import { Field } from './field.tsx'
import { readNumber, writeNumber } from './number-text.ts'

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

const bareOf = (typed: string): string => typed.replace(/%|anos?/gi, '')

/** `de 1 a 35 anos`, `de 0 a 90%` */
const rangeWords = ([least, most]: readonly [number, number], unit: string): string =>
  `de ${writeNumber(least)} a ${writeNumber(most)}${unit === '%' ? '%' : unit === 'R$' ? ' reais' : ` ${unit}`}`

/**
 * A Brazilian number field that always has a value: what is typed stays as typed and is taken at once, held within
 * the limits; on leaving the field the value itself is written out. Empty or unreadable text changes nothing.
 */
export function BoundedField({
  label,
  unit,
  limits,
  whole = false,
  value,
  onChange,
  children,
}: {
  label: ReactNode
  /** `R$` stands before the number, any other unit after it. */
  unit: string
  limits: readonly [least: number, most: number]
  /** Only whole numbers. */
  whole?: boolean
  value: number
  onChange: (value: number) => void
  /** Under the field. */
  children?: ReactNode
}) {
  const id = useId()
  const written = (number: number | null): string => {
    const plain = writeNumber(number)
    return unit === 'R$' && /,\d$/.test(plain) ? `${plain}0` : plain
  }
  const [text, setText] = useState(() => written(value))
  // What was typed last lies beyond the limits; said until something else is typed.
  const [held, setHeld] = useState(false)
  const read = (typed: string): number | null => {
    const number = readNumber(bareOf(typed))
    if (number === null || Number.isNaN(number)) return number
    return clamp(whole ? Math.round(number) : number, limits)
  }
  const typed = read(text)
  // Somebody else changed it: a slider, another property. As it is written, so that it reads back the same.
  const shown = read(written(value))
  if (typed !== null && !Number.isNaN(typed) && typed !== shown) {
    setText(written(shown))
    setHeld(false)
  }
  const wrong = Number.isNaN(typed)
  const before = unit === 'R$'
  return (
    <Field label={label} htmlFor={id} className="min-w-0">
      <div className="relative">
        <span
          className={classes(
            'pointer-events-none absolute inset-y-0 grid place-content-center text-sm text-ink-3',
            before ? 'left-3' : 'right-3',
          )}
          aria-hidden="true"
        >
          {unit}
        </span>
        <input
          id={id}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : held ? `${id}-held` : undefined}
          className={classes('control', before ? 'pr-2 pl-9' : 'pr-12 pl-3')}
          value={text}
          onChange={event => {
            setText(event.target.value)
            const next = read(event.target.value)
            const bare = readNumber(bareOf(event.target.value))
            setHeld(bare !== null && (bare < limits[0] || bare > limits[1]))
            if (next !== null && !Number.isNaN(next)) onChange(next)
          }}
          onBlur={() => setText(written(value))}
        />
      </div>
      {held && (
        <p id={`${id}-held`} className="mt-1 text-2xs text-ink-3">
          {rangeWords(limits, unit)}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="mt-1 text-2xs text-risk">
          Use só números, como {written(value)}
        </p>
      )}
      {children}
    </Field>
  )
}
