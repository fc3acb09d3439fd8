import { TextField } from '../../ui/text-field.tsx'

/** The account's e-mail field, as password managers recognize it. */
export const EmailField = (props: {
  value: string
  onChange: (value: string) => void
  error: string | null
}) => (
  <TextField
    {...props}
    id="email"
    label="E-mail"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    placeholder="nome@exemplo.com"
    lines={1}
  />
)
