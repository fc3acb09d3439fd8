import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

/** A line of text with its label and, under it, what is wrong with it: read with the field. */
export const TextField = ({
  id,
  label,
  error,
  onChange,
  noteSpace = false,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'className'> & {
  id: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | null
  /** Keeps room for the error, so that nothing moves when it comes. */
  noteSpace?: boolean
}) => (
  <Field label={label} htmlFor={id}>
    <input
      type="text"
      {...input}
      id={id}
      className="control px-3"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      onChange={event => onChange(event.target.value)}
    />
    {(noteSpace || error) && (
      <p
        id={`${id}-note`}
        className={noteSpace ? 'mt-1.5 min-h-4.5 text-xs text-risk' : 'mt-1.5 text-xs text-risk'}
        aria-live="polite"
      >
        {error}
      </p>
    )}
  </Field>
)
