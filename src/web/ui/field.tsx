import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

const labelClass = 'block text-xs font-medium text-ink-2'

/** Props that connect a control with its label and the note under it. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Heights of one and two lines of a note. */
const noteLines = { 1: 'min-h-4.5', 2: 'min-h-9' } as const

/** A hint or, in its place, what is wrong. */
interface FieldNote {
  hint?: ReactNode
  /** What is wrong; read with the field. */
  error?: ReactNode
  /** Reserves the height of so many lines of a note, so that nothing moves when it comes. */
  lines?: keyof typeof noteLines | undefined
  /** A smaller note, for fields that stand close together. */
  dense?: boolean
}

const Note = ({ id, hint, error, lines, dense }: FieldNote & { id: string }) => (
  <p
    id={id}
    className={classNames(
      dense ? 'mt-1 text-2xs' : 'mt-1.5 text-xs text-pretty',
      lines && noteLines[lines],
      error ? 'text-risk' : 'text-ink-3',
    )}
    aria-live={lines && 'polite'}
  >
    {error || hint}
  </p>
)

/** A label above its control and, below it, its hint or error. */
export function Field({
  id: given,
  label,
  labelHidden = false,
  className,
  below,
  children,
  ...note
}: FieldNote & {
  id?: string | undefined
  label: ReactNode
  labelHidden?: boolean | undefined
  className?: string | undefined
  /** Below the note. */
  below?: ReactNode
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode
}) {
  const generatedId = useId()
  const id = given ?? generatedId
  const noteId = `${id}-note`
  const noted = Boolean(note.error || note.hint)
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : classNames(labelClass, 'mb-1.5')}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': note.error ? true : undefined,
        'aria-describedby': noted ? noteId : undefined,
      })}
      {(noted || note.lines) && <Note id={noteId} {...note} />}
      {below}
    </div>
  )
}

/** Several controls under one legend. */
export function FieldGroup({
  legend,
  error,
  children,
}: {
  legend: ReactNode
  error?: string | null
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? id : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={classNames(labelClass, 'mb-2')}>{legend}</legend>
      {children}
      {error && <Note id={id} error={error} />}
    </fieldset>
  )
}

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
    <select className={classNames('control pr-9', icon ? 'pl-3 sm:pl-10' : 'pl-3', className)} {...rest}>
      {children}
    </select>
    <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
  </div>
)
