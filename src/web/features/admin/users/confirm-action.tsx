import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'
import { reportAccountFailure } from '../call-admin-api.ts'

/** Explains an action that ends sessions and asks for confirmation. */
export function ConfirmAction({
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
  /** Why the action is not possible; it is then not offered. */
  unable?: string | null
  onDo: () => Promise<void>
  /** The result of the action. */
  children?: ReactNode
}) {
  const [asking, setRequesting] = useState(false)
  const { busy, problem, run } = useApiAction(reportAccountFailure)
  const first = useRef<HTMLButtonElement>(null)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) sure.current?.focus()
  }, [asking])
  const close = () => {
    setRequesting(false)
    // Once it is rendered again.
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
          <Button ref={first} className="mt-3" onClick={() => setRequesting(true)}>
            {title}
          </Button>
        ))}
      <div aria-live="polite">{children}</div>
      <ProblemText>{problem}</ProblemText>
    </section>
  )
}
