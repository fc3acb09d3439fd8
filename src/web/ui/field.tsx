import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './class-names.ts'

const labelClass = 'block text-xs font-medium text-ink-2'

/** A label above its control. */
export const Field = ({
  label,
  labelHidden = false,
  htmlFor,
  children,
  className,
}: {
  label: ReactNode
  labelHidden?: boolean
  htmlFor: string
  children: ReactNode
  className?: string
}) => (
  <div className={className}>
    <label htmlFor={htmlFor} className={labelHidden ? 'sr-only' : classes(labelClass, 'mb-1.5')}>
      {label}
    </label>
    {children}
  </div>
)

/** Several controls under one legend. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className={classes(labelClass, 'mb-2')}>{legend}</legend>
    {children}
  </fieldset>
)

/** A native select in the style of a field. */
export const Select = ({
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & { icon?: ReactNode }) => (
  <div className="relative">
    {icon && (
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-content-center text-ink-3 max-sm:hidden">
        {icon}
      </span>
    )}
    <select className={classes('control pr-9', icon ? 'pl-3 sm:pl-10' : 'pl-3', className)} {...rest}>
      {children}
    </select>
    <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
  </div>
)
