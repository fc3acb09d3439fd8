import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'

const looks = {
  primary: 'bg-amber text-amber-ink hover:bg-amber-press font-semibold',
  outline: 'border border-line-strong bg-raised text-ink hover:border-ink-3',
  quiet: 'text-ink-2 hover:bg-raised-2 hover:text-ink',
}

export const buttonClass = (look: keyof typeof looks, more?: string): string =>
  classes(
    'inline-flex h-target items-center justify-center gap-2 rounded-md px-4 text-base font-medium whitespace-nowrap transition-colors disabled:opacity-60',
    looks[look],
    more,
  )

/** A button in one of three weights; a view has at most one `primary` button. */
export const Button = ({
  look = 'outline',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) => (
  <button type="button" className={buttonClass(look, className)} {...rest} />
)
