import '../edital/edital.css'
import { ChevronRight, FileText } from 'lucide-react'
import { Suspense, useState, useRef } from 'react'
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
  const again = () => {
    flushSync(() => {
      stop()
      draft.clear()
    })
    field.current?.focus()
  }
  return (
    <section
      id="edital"
      aria-labelledby="edital-card-title"
      className="flex flex-col overflow-hidden rounded-xl border border-line bg-raised px-4 pb-4 shadow-card md:px-6 md:pb-5"
    >
      <div className="flex h-14 items-center gap-2.5">
        <FileText className="size-4.5 shrink-0 text-ink-3" />
        <h2 id="edital-card-title" className="flex-1 text-md font-semibold">
          Explicar edital
        </h2>
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
