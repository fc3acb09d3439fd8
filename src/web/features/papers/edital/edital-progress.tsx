import { useEffect, useId, useState } from 'react'

/** Milliseconds after which a message says that reading takes long. */
const longWaitMs = 6_000

/** Shows what is being done with the edital and how far it is. */
export function EditalProgress({
  fileName,
  sent,
}: {
  /** `null` for a pasted text. */
  fileName: string | null
  /** From 0 to 1. */
  sent: number
}) {
  const id = useId()
  const reading = sent >= 1
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => setLate(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [reading])
  const percent = Math.floor(sent * 100)
  return (
    <div className="mt-1.5">
      <output id={id} className="block text-sm text-ink-2">
        {reading ? (late ? 'Ainda lendo: um edital longo leva mais…' : 'Lendo o edital…') : 'Enviando…'}
      </output>
      <progress
        className="edital-progress"
        aria-labelledby={id}
        max={100}
        {...(!reading && { value: percent })}
      />
      {fileName !== null && (
        <p className="truncate text-xs text-ink-3">
          {!reading && `${percent}% · `}
          {fileName}
        </p>
      )}
    </div>
  )
}
