import { type ReactNode, useState } from 'react'
import {
  clampNumber,
  formatNumberInput,
  isGroupingUnchanged,
  minusSigns,
  type NumberInput,
  parseNumberInput,
  removeNumberUnits,
} from '#domain/number-input.ts'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import { formatDecimal } from '#domain/format-figures.ts'

/**
 * What is wrong with a text that is no number, and what to write instead.
 * @param value as the field last held it; `null` = it was empty
 */
export function describeNumberProblem(text: string, value: number | null, input: NumberInput): string {
  if (input.limits[0] >= 0 && minusSigns.test(removeNumberUnits(text))) return 'Não pode ser negativo'
  const money = input.unit === 'R$'
  // An example must be large enough to show the pattern.
  const example =
    value !== null && value >= (money ? 1000 : 1) ? value : clampNumber(money ? 150_000 : 15, input.limits)
  return `Use só números, como ${formatNumberInput(example, input)}`
}

/** `de 1 a 35 anos`, `de 0 a 90%`, `a partir de R$ 1`, `até R$ 10.000.000` */
export function describeNumberLimits({ unit, limits: [least, most] }: NumberInput, beyond: number): string {
  const number = (value: number) => formatDecimal(value, 0, 3)
  if (unit === 'R$') return beyond < least ? `a partir de R$ ${number(least)}` : `até R$ ${number(most)}`
  const many = unit === 'mês' && most !== 1 ? 'meses' : unit
  return `de ${number(least)} a ${number(most)}${unit === '%' ? '%' : ` ${many}`}`
}

interface Always {
  value: number
  onChange: (value: number) => void
  empty?: undefined
  zeroIsEmpty?: undefined
}

interface Perhaps {
  /** `null` = empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** The placeholder. */
  empty: string
  /** Converts 0 to `null`, because a limit of 0 means no limit. */
  zeroIsEmpty?: boolean | undefined
}

/**
 * A Brazilian number field. The typed text stays as typed, and its number, clamped to the limits, applies at once; on
 * leaving the field the number itself is written out. Text that is no number stays with an error, and the value is the
 * last complete one, never a part of the text. The same holds for an empty field, unless it may be `empty`.
 */
export function NumberField({
  name,
  label,
  labelHidden = false,
  problem,
  children,
  unit,
  limits,
  whole,
  ...held
}: NumberInput &
  (Always | Perhaps) & {
    /** The parameter that a form without script sends. */
    name?: string | undefined
    label: ReactNode
    /** The label is for screen readers; the group's legend shows it. */
    labelHidden?: boolean
    /** What is wrong with the value beside those of other fields. */
    problem?: string | undefined
    /** Under the field. */
    children?: ReactNode
  }) {
  const { value, empty } = held
  const input: NumberInput = { unit, limits, whole }
  const written = (number: number | null): string => (number === null ? '' : formatNumberInput(number, input))
  const [text, setText] = useState(() => written(value))
  // Whether the dots in the text are ours.
  const [grouped, setGrouped] = useState(true)
  // The typed value lies beyond the limits; shown until something else is typed.
  const [beyond, setBeyond] = useState<number | null>(null)
  const [known, setKnown] = useState(value)
  // The field's value when typing began.
  const [before, setBefore] = useState(value)
  const write = (next: number | null): void => {
    setText(written(next))
    setGrouped(true)
  }
  const typed = parseNumberInput(text, input, grouped)
  const unreadable = Number.isNaN(typed)
  const wrong = unreadable ? describeNumberProblem(text, value, input) : problem
  // Somebody else changed it: a slider, another property.
  if (value !== known) {
    setKnown(value)
    setBefore(value)
    setBeyond(null)
    write(value)
  }
  const applyText = (next: string, pasted: boolean): void => {
    const ours = grouped && !pasted && isGroupingUnchanged(text, next)
    const number = parseNumberInput(next, input, ours)
    setText(next)
    setGrouped(ours)
    setBeyond(null)
    const readable = number !== null && !Number.isNaN(number)
    const typedNumber = readable
      ? held.zeroIsEmpty && number === 0
        ? null
        : number
      : number === null && held.empty !== undefined
        ? null
        : before
    if (typedNumber === null) {
      setKnown(null)
      if (held.empty !== undefined && value !== null) held.onChange(null)
      return
    }
    const clamped = clampNumber(typedNumber, limits)
    if (clamped !== typedNumber) setBeyond(typedNumber)
    setKnown(clamped)
    if (clamped !== value) held.onChange(clamped)
  }
  const money = unit === 'R$'
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      className={labelHidden ? 'min-w-0 flex-1' : 'min-w-0'}
      error={wrong}
      hint={beyond !== null && describeNumberLimits(input, beyond)}
      dense
      below={children}
    >
      {control => (
        <div className="relative">
          <span
            className={classNames(
              'pointer-events-none absolute inset-y-0 grid place-content-center text-sm text-ink-3',
              money ? 'left-3' : 'right-3',
            )}
            aria-hidden="true"
          >
            {unit}
          </span>
          <input
            {...control}
            type="text"
            name={name}
            // The keyboards of telephones have no minus beside their decimals.
            inputMode={limits[0] < 0 ? 'text' : whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={classNames(
              'control',
              money ? 'pr-2 pl-9' : unit === '%' ? 'pr-8 pl-3' : unit === 'm²' ? 'pr-9 pl-3' : 'pr-13 pl-3',
            )}
            placeholder={empty}
            value={text}
            onChange={event => {
              const { inputType } = event.nativeEvent as InputEvent
              applyText(event.target.value, inputType === 'insertFromPaste' || inputType === 'insertFromDrop')
            }}
            onFocus={() => setBefore(value)}
            onBlur={() => !unreadable && write(value)}
          />
        </div>
      )}
    </Field>
  )
}
