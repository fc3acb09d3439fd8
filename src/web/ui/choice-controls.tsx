import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldGroup } from './field.tsx'
import { integerFormat } from './format-text.ts'

export interface ChoiceOption<T> {
  value: T
  label: string
}

interface ChoiceProps<T> {
  choices: readonly ChoiceOption<T>[]
  value: T
  onChange: (value: T) => void
}

/** A choice as a field of a form: pills under a legend and, below them, the error. */
export const ChoiceField = <T extends string | number | null>({
  legend,
  error,
  ...choice
}: ChoiceProps<T> & { legend: string; error: string | null }) => (
  <FieldGroup legend={legend} error={error}>
    <ChoicePills {...choice} />
  </FieldGroup>
)

/** Radio buttons as pills; the surrounding field group names them. */
export function ChoicePills<T extends string | number | null>({ choices, value, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map(choice => (
        <label key={choice.label} className="pill">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

/** Check boxes as pills, of which any may be on; the surrounding field group names them. */
export const ChoiceToggles = <T extends string>({
  choices,
  values,
  onChange,
}: {
  choices: readonly ChoiceOption<T>[]
  values: readonly T[]
  onChange: (values: T[]) => void
}) => (
  <div className="flex flex-wrap gap-1.5">
    {choices.map(({ value, label }) => (
      <label key={value} className="pill">
        <input
          type="checkbox"
          className="sr-only"
          checked={values.includes(value)}
          onChange={event =>
            onChange(event.target.checked ? [...values, value] : values.filter(other => other !== value))
          }
        />
        {label}
      </label>
    ))}
  </div>
)

/** A check box with a label and, at the right, how many matches it has. */
export const TickBox = ({
  checked,
  onChange,
  total,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  total?: number | undefined
  children: ReactNode
}) => (
  <label className="flex min-h-9 items-center gap-2.5 py-1 text-sm pointer-coarse:min-h-target">
    <input
      type="checkbox"
      className="tick"
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    <span className={classNames('min-w-0 flex-1 break-words', checked ? 'text-ink' : 'text-ink-2')}>
      {children}
    </span>
    {total !== undefined && <span className="text-xs text-ink-3">{integerFormat(total)}</span>}
  </label>
)
