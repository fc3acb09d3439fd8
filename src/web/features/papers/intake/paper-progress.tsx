import { useEffect, useId, useState } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { paperRules } from '../frame/paper-kinds.ts'
import type { ReadingCourse } from './use-paper-reading.ts'

/** Milliseconds after which a message says that reading takes long. */
const longWaitMs = 6_000

type Working = Extract<ReadingCourse, { step: 'working' }>

function describeStep(kind: PaperKind, { sent, page }: Working, late: boolean): string {
  if (sent < 1) return 'Enviando…'
  if (page !== null && page.pages > 1)
    return `Lendo a página ${integerFormat(Math.min(page.page + 1, page.pages))} de ${integerFormat(page.pages)}…`
  const { reading, readingLong } = paperRules[kind]
  return late ? readingLong : reading
}

/** The share that is done, in percent; `null` where nobody knows. */
function findShare({ sent, page }: Working): number | null {
  if (sent < 1) return Math.floor(sent * 100)
  return page === null || page.pages === 1 ? null : Math.floor((page.page / page.pages) * 100)
}

/** Shows what is being done with the paper and how far it is. */
export function PaperProgress({ kind, working }: { kind: PaperKind; working: Working }) {
  const id = useId()
  const reading = working.sent >= 1
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => setLate(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [reading])
  const share = findShare(working)
  return (
    <div className="mt-1.5">
      <output id={id} className="block text-sm text-ink-2 tabular-nums">
        {describeStep(kind, working, late)}
      </output>
      <progress
        className="paper-progress"
        aria-labelledby={id}
        max={100}
        {...(share !== null && { value: share })}
      />
      {working.fileName !== null && (
        <p className="truncate text-xs text-ink-3">
          {!reading && share !== null && `${String(share)}% · `}
          {working.fileName}
        </p>
      )}
    </div>
  )
}
