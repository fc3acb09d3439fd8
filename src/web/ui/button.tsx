import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'bg-amber text-amber-ink hover:bg-amber-press font-semibold',
  outline: 'border border-line-strong bg-raised text-ink hover:border-ink-3',
  danger: 'border border-risk bg-risk-soft text-risk',
  quiet: 'text-ink-2 hover:bg-raised-2 hover:text-ink',
}

export type ButtonLook = keyof typeof looks

/** Returns the classes of a button, also for links that look like one. */
export const buttonClass = (look: ButtonLook, more?: string): string =>
  classNames(
    'inline-flex h-target items-center justify-center gap-2 rounded-md px-4 text-base font-medium whitespace-nowrap transition-colors disabled:opacity-60',
    looks[look],
    more,
  )

/** A button in one of four weights; a view has at most one `primary` button. */
export const Button = ({
  look = 'outline',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) => (
  <button type="button" className={buttonClass(look, className)} {...rest} />
)
