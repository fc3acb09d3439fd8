import { classes } from '../../../ui/class-names.ts'
import type { Detail } from './details.ts'

/** `1º leilão` stays on one line. */
export const unbroken = (label: string): string => label.replace('º ', 'º\u00a0')

/** Names and what is known under each, in two columns where there is room. */
export const Lines = ({ lines }: { lines: readonly Detail[] }) => (
  <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
    {lines.map(({ label, value }) => (
      <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
        <dt className="min-w-0 text-sm text-ink-3">{unbroken(label)}</dt>
        <dd
          className={classes(
            'max-w-3/5 shrink-0 text-right text-sm wrap-anywhere',
            value === null ? 'text-ink-3' : 'font-medium',
          )}
        >
          {value ?? 'Não informado'}
        </dd>
      </div>
    ))}
  </dl>
)
