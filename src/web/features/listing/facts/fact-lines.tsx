import type { DetailFact } from './listed-facts.ts'
import { UnknownFact } from './unknown-fact.tsx'

/** Keeps a label such as `1º leilão` on one line. */
export const preventBreaks = (label: string): string => label.replace('º ', 'º\u00a0')

/** A value with a remark on a line of its own. */
export const NotedFact = ({ label, value, note }: DetailFact) =>
  value === null ? (
    <UnknownFact name={label} />
  ) : (
    <>
      {value}
      {note && <span className="block text-2xs font-normal text-ink-3">{note}</span>}
    </>
  )

/** Names with their values, in two columns when there is space, unless `single`. */
export const FactLines = ({ lines, single = false }: { lines: readonly DetailFact[]; single?: boolean }) => (
  <dl className={single ? 'grid grid-cols-1' : 'grid grid-cols-1 gap-x-8 sm:grid-cols-2'}>
    {lines.map(({ label, value, note }) => (
      <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
        <dt className="min-w-0 text-sm text-ink-3">{preventBreaks(label)}</dt>
        <dd className="max-w-3/5 shrink-0 text-right text-sm font-medium wrap-anywhere">
          <NotedFact label={label} value={value} note={note} />
        </dd>
      </div>
    ))}
  </dl>
)
