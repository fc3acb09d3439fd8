import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldGroup } from './field.tsx'
import { integerFormat } from './format-text.ts'

export interface ChoiceOption<T> {
  value: T
  label: string
}

interface ChoiceProps<T> {
  /** The parameter that a form without script sends; left out, the choice is the page's own. */
  name?: string
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
export function ChoicePills<T extends string | number | null>({
  name: given,
  choices,
  value,
  onChange,
}: ChoiceProps<T>) {
  const own = useId()
  const name = given ?? own
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map(choice => (
        <label key={choice.label} className="pill">
          <input
            type="radio"
            name={name}
            value={choice.value ?? ''}
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
  name,
  choices,
  values,
  onChange,
}: {
  /** The parameter that a form without script sends. */
  name?: string
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
          name={name}
          value={value}
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
  name,
  value,
  checked,
  onChange,
  total,
  children,
}: {
  /** The parameter and its value that a form without script sends. */
  name?: string | undefined
  value?: string
  checked: boolean
  onChange: (checked: boolean) => void
  total?: number | undefined
  children: ReactNode
}) => (
  <label className="flex min-h-9 items-center gap-2.5 py-1 text-sm pointer-coarse:min-h-target">
    <input
      type="checkbox"
      className="tick"
      name={name}
      value={value}
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    <span className={classNames('min-w-0 flex-1 break-words', checked ? 'text-ink' : 'text-ink-2')}>
      {children}
    </span>
    {total !== undefined && <span className="text-xs text-ink-3">{integerFormat(total)}</span>}
  </label>
)
