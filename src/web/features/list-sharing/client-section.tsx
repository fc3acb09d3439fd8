import './list-sharing.css'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { sharedListLengths } from '#contract/shared-list-limits.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { Field } from '../../ui/field.tsx'
import { useAnswersOf } from './client-answers-context.ts'
import { QuestionList } from './question-list.tsx'
import { describeAnswers } from './sharing-words.ts'

/** What a client sees of a property, apart from the private notes, and what clients answered. */
export function ClientSection({
  id,
  notes,
  onNotes,
}: {
  id: string
  /** As they are saved. */
  notes: string
  onNotes: (notes: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const answers = useAnswersOf(id)
  const counts = answers && { ...answers, questions: 0 }
  const save = () => {
    if (draft !== null && draft !== notes) onNotes(draft)
    setDraft(null)
  }
  return (
    <section aria-labelledby="panel-client" className="panel-part">
      <h3 id="panel-client">Para o cliente</h3>
      <Field
        label={
          <span className="inline-flex items-center gap-1.5 text-amber-text">
            <Eye className="size-4" aria-hidden="true" />
            Nota que o cliente vê
          </span>
        }
        hint="Vai nas listas que você envia. As anotações privadas nunca vão."
      >
        {control => (
          <textarea
            {...control}
            rows={3}
            className="control client-note h-auto px-3 py-2"
            placeholder="O que você diria a ele deste imóvel"
            maxLength={sharedListLengths.clientNotes}
            value={draft ?? notes}
            onChange={({ target }) => setDraft(tidyTypedText(target.value))}
            onBlur={save}
          />
        )}
      </Field>
      {counts && describeAnswers(counts) !== '' && (
        <p className="text-sm">
          <span className="text-ink-3">Resposta de clientes:</span> {describeAnswers(counts)}
        </p>
      )}
      {answers && <QuestionList questions={answers.questions.map(each => ({ ...each, about: each.list }))} />}
    </section>
  )
}
