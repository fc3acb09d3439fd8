import { passwordLengths } from '#contract/account-limits.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast/toast.ts'

export interface PasswordProblem {
  field: 'newPassword' | 'confirm'
  title: string
  message: string
}

const length = (text: string): number => [...text].length

/** Returns the problem of a new password that can be found without the server; `null` without one. */
export function findPasswordProblem(next: string, confirm: string): PasswordProblem | null {
  const { min, max } = passwordLengths
  if (length(next) < min)
    return { field: 'newPassword', title: 'Senha muito curta', message: `Use pelo menos ${min} caracteres.` }
  if (length(next) > max)
    return { field: 'newPassword', title: 'Senha muito longa', message: `Use no máximo ${max} caracteres.` }
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
): Partial<Record<PasswordProblem['field'], string>> => (problem ? { [problem.field]: problem.message } : {})

/** Shows the problem as a toast. */
export function showPasswordProblem(problem: PasswordProblem | null): void {
  if (problem) showToast({ title: problem.title, description: problem.message, tone: 'risk' })
}

interface PasswordFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password' | 'off'
  error?: string | null
  hint?: ReactNode
}

/** A password field with a button that shows the password and a warning while Caps Lock is on. */
export function PasswordField({ id, label, value, onChange, error, hint, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = visible ? EyeOff : Eye
  return (
    <Field id={id} label={label} error={error} hint={capsLock ? 'Caps Lock está ligado.' : hint} lines={1}>
      {control => (
        <div className="relative">
          <input
            {...input}
            {...control}
            name={id}
            type={visible ? 'text' : 'password'}
            required
            className="control pr-12 pl-3"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
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
      )}
    </Field>
  )
}
