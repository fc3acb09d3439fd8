import '../edital/edital.css'
import { ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useState, useRef } from 'react'
import { flushSync } from 'react-dom'
import { describeRisk } from '../edital/clause-words.ts'
import { EditalField } from '../edital/edital-field.tsx'
import { loadEditalResult, ResultDialog } from '../edital/load-edital-result.ts'
import { useEditalDraft } from '../edital/use-edital-draft.ts'
import { useEditalExplanation } from '../edital/use-edital-explanation.ts'

/** The edital explainer: takes text or a PDF and shows the clauses with their risk in a dialog. */
export function EditalCard() {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useEditalDraft(null)
  const explanation = useEditalExplanation(loadEditalResult)
  const { course, stop } = explanation
  /** The answer that the person has read and closed. */
  const [closed, setClosed] = useState<object | null>(null)
  const section = useRef<HTMLElement>(null)
  // The card comes after what loads above it: a link to it has to wait as well.
  useEffect(() => {
    if (location.hash === '#edital') section.current?.scrollIntoView()
  }, [])
  const again = () => {
    flushSync(() => {
      stop()
      draft.clear()
    })
    field.current?.focus()
  }
  return (
    <section ref={section} id="edital" aria-labelledby="edital-card-title" className="home-card scroll-mt-20">
      <div className="home-head mb-3">
        <h2 id="edital-card-title">Explicar edital</h2>
        <p>o que as cláusulas querem dizer</p>
      </div>
      <EditalField
        ref={field}
        text={draft.text}
        onText={draft.setText}
        onLeave={draft.keep}
        explanation={explanation}
        look="outline"
      >
        {course.step === 'explained' && (
          <button
            type="button"
            className="mt-3 flex min-h-target items-center gap-3 rounded-md bg-raised-2 px-3 py-2 text-left text-sm hover:bg-raised-3"
            onClick={() => setClosed(null)}
          >
            <span className="min-w-0 flex-1">
              <span className="font-semibold">Ver a explicação</span>
              <span className="text-ink-2"> · {describeRisk(course.answer.clauses)}</span>
            </span>
            <ChevronRight className="size-4 shrink-0 text-ink-3" />
          </button>
        )}
      </EditalField>
      {course.step === 'explained' && closed !== course && (
        <Suspense fallback={null}>
          <ResultDialog
            answer={course.answer}
            fileName={course.fileName}
            onClose={() => setClosed(course)}
            onNew={again}
          />
        </Suspense>
      )}
    </section>
  )
}
