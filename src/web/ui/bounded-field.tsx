import { type ReactNode, useId, useState } from 'react'
import { classes } from './class-names.ts'
import { Field } from './field.tsx'
import { readNumber, writeNumber } from './number-text.ts'

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

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
  const [text, setText] = useState(() => writeNumber(value))
  const read = (typed: string): number | null => {
    const number = readNumber(typed.replace(/%|anos?/gi, ''))
    if (number === null || Number.isNaN(number)) return number
    return clamp(whole ? Math.round(number) : number, limits)
  }
  const typed = read(text)
  // Somebody else changed it: a slider, another property. As it is written, so that it reads back the same.
  const shown = read(writeNumber(value))
  if (typed !== null && !Number.isNaN(typed) && typed !== shown) setText(writeNumber(shown))
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
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className={classes('control', before ? 'pr-2 pl-9' : 'pr-12 pl-3')}
          value={text}
          onChange={event => {
            setText(event.target.value)
            const next = read(event.target.value)
            if (next !== null && !Number.isNaN(next)) onChange(next)
          }}
          onBlur={() => setText(writeNumber(value))}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className="mt-1 text-2xs text-risk">
          Use só números, como {writeNumber(value)}
        </p>
      )}
      {children}
    </Field>
  )
}
