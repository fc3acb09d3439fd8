import { Field } from '../../ui/field.tsx'

/** The e-mail field for an account, filled in by the operator. */
export const AdminEmailField = ({
  id,
  value,
  onChange,
  invalid = false,
  placeholder,
}: {
  id: string
  value: string
  onChange: (email: string) => void
  invalid?: boolean
  placeholder?: string
}) => (
  <Field label="E-mail" htmlFor={id}>
    <input
      id={id}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      className="control px-3"
      placeholder={placeholder}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
