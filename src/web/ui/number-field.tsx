import { useId, useState } from 'react'
import { classes } from './class-names.ts'
import { readNumber, writeNumber } from './number-text.ts'

/**
 * A Brazilian number field. What is typed stays as typed, so the cursor never jumps; on leaving the field it is
 * written out (`50000` → `50.000`). `onChange` gets `null` while the field is empty or unreadable.
 */
export function NumberField({
  label,
  unit,
  value,
  onChange,
  problem,
  placeholder,
}: {
  label: string
  unit: 'R$' | 'm²'
  value: number | null
  onChange: (value: number | null) => void
  problem?: string | undefined
  placeholder: string
}) {
  const id = useId()
  const [text, setText] = useState(() => writeNumber(value))
  const typed = readNumber(text)
  const unreadable = Number.isNaN(typed)
  if (!unreadable && (typed || null) !== value) setText(writeNumber(value))
  const wrong = unreadable ? 'Use só números, como 250.000' : problem
  return (
    <div className="min-w-0 flex-1">
      <div className="relative">
        <span
          className={classes(
            'pointer-events-none absolute inset-y-0 grid place-content-center text-sm text-ink-3',
            unit === 'R$' ? 'left-3' : 'right-3',
          )}
        >
          {unit}
        </span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className={classes('control', unit === 'R$' ? 'pr-2 pl-9' : 'pr-9 pl-3')}
          placeholder={placeholder}
          value={text}
          onChange={event => {
            setText(event.target.value)
            onChange(readNumber(event.target.value) || null)
          }}
          onBlur={() => !unreadable && setText(writeNumber(typed || null))}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className="mt-1 text-2xs text-risk">
          {wrong}
        </p>
      )}
    </div>
  )
}
