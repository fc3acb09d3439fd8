import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { Field } from '../../ui/field.tsx'

/** The lengths from contract/account-schemas.ts (a test compares them), without loading its schemas in the browser. */
export const passwordLengths = { min: 8, max: 128 } as const

export interface PasswordProblem {
  field: 'next' | 'confirm'
  title: string
  message: string
}

const length = (text: string): number => [...text].length

/** Returns the problem of a new password that can be found without the server; `null` without one. */
export function findPasswordProblem(next: string, confirm: string): PasswordProblem | null {
  const { min, max } = passwordLengths
  if (length(next) < min)
    return { field: 'next', title: 'Senha muito curta', message: `Use pelo menos ${min} caracteres.` }
  if (length(next) > max)
    return { field: 'next', title: 'Senha muito longa', message: `Use no máximo ${max} caracteres.` }
  return next === confirm
    ? null
    : {
        field: 'confirm',
        title: 'Confirmação diferente',
        message: 'A nova senha e a confirmação devem coincidir.',
      }
}

/** The problem as the error of its field. */
export const passwordErrors = (
  problem: PasswordProblem | null,
): Partial<Record<'next' | 'confirm', string>> => (problem ? { [problem.field]: problem.message } : {})

interface PasswordFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** The problem, shown under the field and read out with it. */
  error?: string | null
  /** A hint shown while there is no error. */
  hint?: ReactNode
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A password field with a button that shows the password and a warning while Caps Lock is on. */
export function PasswordField({ id, label, value, onChange, error, hint, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = visible ? EyeOff : Eye
  const note = error ?? (capsLock ? 'Caps Lock está ligado.' : hint)
  return (
    <Field label={label} htmlFor={id}>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={id}
          type={visible ? 'text' : 'password'}
          required
          className="control pr-12 pl-3"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={event => onChange(event.target.value)}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-target place-content-center rounded-md text-ink-3 transition-colors hover:text-ink"
          aria-label={`Mostrar: ${label}`}
          aria-pressed={visible}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          <Icon className="size-5" />
        </button>
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1.5 min-h-4.5 text-xs ${error ? 'text-risk' : 'text-ink-3'}`}
        aria-live="polite"
      >
        {note}
      </p>
    </Field>
  )
}
