import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { classNames } from './class-names.ts'

/** Sends its form. It keeps the focus while that takes time, because a disabled button would lose it. */
export const SubmitButton = ({
  busy,
  busyText,
  look = 'primary',
  unavailable = false,
  className,
  children,
}: {
  busy: boolean
  /** Shown while `busy`. */
  busyText: ReactNode
  look?: ButtonLook
  /** There is nothing to send. */
  unavailable?: boolean
  className?: string
  children: ReactNode
}) => (
  <Button
    type="submit"
    look={look}
    className={classNames((busy || unavailable) && 'opacity-60', className)}
    aria-disabled={busy || unavailable}
  >
    {busy ? busyText : children}
  </Button>
)
