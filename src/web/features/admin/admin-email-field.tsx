import { TextField } from '../../ui/text-field.tsx'

/** The e-mail field for an account, filled in by the operator. */
export const AdminEmailField = (props: {
  value: string
  onChange: (email: string) => void
  error: string | null
  placeholder?: string
}) => (
  <TextField
    {...props}
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
)
