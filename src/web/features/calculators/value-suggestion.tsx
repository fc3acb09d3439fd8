import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** Wraps a hint and its suggestions; keeps the focus when the pressed suggestion disappears. */
export const ValueSuggestions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div tabIndex={-1} data-suggestions className={classNames('rounded-sm', className)}>
    {children}
  </div>
)

/** A value that one press applies, inside `ValueSuggestions`. */
export const ValueSuggestion = ({ onUse, children }: { onUse: () => void; children: ReactNode }) => (
  <button
    type="button"
    className="calculator-link"
    onClick={event => {
      event.currentTarget.closest<HTMLElement>('[data-suggestions]')?.focus({ preventScroll: true })
      onUse()
    }}
  >
    {children}
  </button>
)
