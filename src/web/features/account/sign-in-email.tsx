import type { Ref } from 'react'
import { Field } from '../../ui/field.tsx'

/** The account's e-mail, as password managers know it. */
export const EmailField = ({
  value,
  onChange,
  error,
  ref,
}: {
  value: string
  onChange: (value: string) => void
  error: string | null
  ref?: Ref<HTMLInputElement>
}) => (
  <Field label="E-mail" htmlFor="email">
    <input
      ref={ref}
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      className="control px-3"
      placeholder="nome@exemplo.com"
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'email-note' : undefined}
      onChange={event => onChange(event.target.value)}
    />
    <p id="email-note" className="mt-1.5 min-h-4.5 text-xs text-risk" aria-live="polite">
      {error}
    </p>
  </Field>
)
