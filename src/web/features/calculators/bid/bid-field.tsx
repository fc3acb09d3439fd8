import { useId, useState } from 'react'
import { type Bounds, readBounded, stillGrouped, writeBounded } from '../../../ui/bounded-text.ts'
import { classes } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'

/**
 * A Brazilian number field that may be empty, and begins so: what is typed stays as typed; on leaving it, it is
 * written out. `onChange` gets `null` while it is empty, 0 or unreadable.
 */
export function BidField({
  label,
  empty,
  value,
  onChange,
  ...bounds
}: Pick<Bounds, 'unit' | 'limits'> & {
  label: string
  /** What stands in it while it is empty. */
  empty: string
  value: number | null
  onChange: (value: number | null) => void
}) {
  const id = useId()
  const written = value === null ? '' : writeBounded(value, bounds)
  const [text, setText] = useState(written)
  // Whether the dots in the text are ours.
  const [grouped, setGrouped] = useState(true)
  const [known, setKnown] = useState(value)
  const wrong = Number.isNaN(readBounded(text, bounds, grouped))
  // Somebody else changed it: a property that came, another address.
  if (value !== known) {
    setKnown(value)
    setText(written)
    setGrouped(true)
  }
  const take = (next: string, pasted: boolean): void => {
    const ours = grouped && !pasted && stillGrouped(text, next)
    const number = readBounded(next, bounds, ours) || null
    setText(next)
    setGrouped(ours)
    setKnown(number)
    onChange(number)
  }
  const before = bounds.unit === 'R$'
  return (
    <Field label={label} htmlFor={id}>
      <div className="relative">
        <span
          className={classes(
            'pointer-events-none absolute inset-y-0 grid place-content-center text-sm text-ink-3',
            before ? 'left-3' : 'right-3',
          )}
          aria-hidden="true"
        >
          {bounds.unit}
        </span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className={classes('control', before ? 'pr-2 pl-9' : 'pr-8 pl-3')}
          placeholder={empty}
          value={text}
          onChange={event => {
            const { inputType } = event.nativeEvent as InputEvent
            take(event.target.value, inputType === 'insertFromPaste' || inputType === 'insertFromDrop')
          }}
          onBlur={() => {
            if (wrong) return
            setText(written)
            setGrouped(true)
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className="mt-1 text-2xs text-risk">
          Use só números, como {before ? '150.000' : '15'}
        </p>
      )}
    </Field>
  )
}
