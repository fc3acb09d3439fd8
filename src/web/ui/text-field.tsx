import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type FieldProps = ComponentProps<typeof Field>

/** A line of text with its label, hint and error. */
export const TextField = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  lines,
  onChange,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'id'> &
  Pick<FieldProps, 'id' | 'label' | 'labelHidden' | 'hint' | 'error' | 'lines'> & {
    value: string
    onChange: (value: string) => void
  }) => (
  <Field {...{ id, label, labelHidden, hint, error, lines, className }}>
    {control => (
      <input
        type="text"
        {...input}
        {...control}
        className="control px-3"
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Field>
)
