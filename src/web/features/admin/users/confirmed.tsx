import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../parts.tsx'
import { useWork } from '../use-work.ts'

/** Something that ends sessions: says what happens and asks once more before it does. */
export function Confirmed({
  title,
  explanation,
  question,
  verb,
  busyVerb,
  unable,
  onDo,
  children,
}: {
  title: string
  explanation: string
  question: string
  verb: string
  busyVerb: string
  /** Why it cannot be done; nothing then asks for it. */
  unable?: string | null
  onDo: () => Promise<void>
  /** What came of it. */
  children?: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useWork()
  const first = useRef<HTMLButtonElement>(null)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) sure.current?.focus()
  }, [asking])
  const close = () => {
    setAsking(false)
    // Once it is there again.
    requestAnimationFrame(() => first.current?.focus())
  }
  return (
    <section aria-label={title} className="border-t border-line py-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-ink-2 text-pretty">{unable ?? explanation}</p>
      {!unable &&
        (asking ? (
          <fieldset className="mt-3 rounded-lg bg-risk-soft p-3">
            <legend className="float-left text-sm font-medium text-pretty">{question}</legend>
            <div className="clear-both flex flex-wrap gap-2 pt-3">
              <Button
                ref={sure}
                disabled={busy}
                className="border-risk text-risk hover:border-risk"
                onClick={() => void run(onDo).then(close)}
              >
                {busy ? busyVerb : verb}
              </Button>
              <Button look="quiet" disabled={busy} onClick={close}>
                Cancelar
              </Button>
            </div>
          </fieldset>
        ) : (
          <Button ref={first} className="mt-3" onClick={() => setAsking(true)}>
            {title}
          </Button>
        ))}
      <div aria-live="polite">{children}</div>
      <Problem>{problem}</Problem>
    </section>
  )
}
