import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classes } from './class-names.ts'
import { readNumber, writeNumber } from './number-text.ts'

const labelClass = 'block text-xs font-medium text-ink-2'

/** A label over its control. */
export const Field = ({
  label,
  htmlFor,
  children,
  className,
}: {
  label: ReactNode
  htmlFor: string
  children: ReactNode
  className?: string
}) => (
  <div className={className}>
    <label htmlFor={htmlFor} className={classes(labelClass, 'mb-1.5')}>
      {label}
    </label>
    {children}
  </div>
)

/** Several controls under one name. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className={classes(labelClass, 'mb-2')}>{legend}</legend>
    {children}
  </fieldset>
)

/** A native select in the field's clothes. */
export const Select = ({
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & { icon?: ReactNode }) => (
  <div className="relative">
    {icon && <span className="pointer-events-none absolute inset-y-0 left-3 grid place-content-center text-ink-3">{icon}</span>}
    <select className={classes('control pr-9', icon ? 'pl-10' : 'pl-3', className)} {...rest}>
      {children}
    </select>
    <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
  </div>
)

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
