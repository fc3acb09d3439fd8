import { CheckCheck, MessageCircleQuestion } from 'lucide-react'
import { useRef, useState } from 'react'
import { sharedListLengths } from '#contract/shared-list-limits.ts'
import { sharedFormPaths } from '#contract/shared-list-path.ts'
import { callApi } from '../../data/api-client.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { newUuid } from '../../data/new-uuid.ts'
import { makeVisitorKey } from '../../data/shared-list/visitor-key.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

const readText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Asks the adviser about a listing, or about the whole list. Without script the browser sends it. */
export function QuestionForm({
  token,
  item,
  adviserName,
  label,
}: {
  token: string
  /** The listing's number; `null`: the list. */
  item: string | null
  adviserName: string
  label: string
}) {
  // The same question, sent again after a failure, is still the same.
  const id = useRef('')
  const [sent, setSent] = useState(false)
  const [empty, setEmpty] = useState(false)
  const { busy, problem, run } = useApiAction(describeFailure)
  if (sent)
    return (
      <div className="shared-thanks">
        <output>
          <CheckCheck className="size-4.5 shrink-0" aria-hidden="true" />
          Pergunta enviada. A resposta vem de {adviserName}, por onde vocês já conversam.
        </output>
        <Button look="quiet" className="px-2 text-sm" onClick={() => setSent(false)}>
          Fazer outra pergunta
        </Button>
      </div>
    )
  const send = (data: FormData) => {
    const [text, name] = [readText(data, 'text'), readText(data, 'name')]
    setEmpty(text === '')
    if (text === '') return
    id.current ||= newUuid()
    void run(async () => {
      const body = { id: id.current, visitor: makeVisitorKey(), item, text, name: name === '' ? null : name }
      await callApi('POST /api/shared/{token}/questions', { params: { token }, body })
      id.current = ''
      setSent(true)
    })
  }
  return (
    <form
      className="shared-question"
      method="post"
      action={sharedFormPaths.question(token)}
      onSubmit={event => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      {item !== null && <input type="hidden" name="item" value={item} />}
      <Field label={label} error={empty ? 'Escreva a pergunta.' : problem}>
        {control => (
          <textarea
            {...control}
            name="text"
            rows={3}
            required
            maxLength={sharedListLengths.question}
            className="control h-auto px-3 py-2"
          />
        )}
      </Field>
      <div className="shared-question-foot">
        <Field label="Seu nome, se quiser" className="min-w-0 flex-1">
          {control => (
            <input
              {...control}
              type="text"
              name="name"
              autoComplete="name"
              maxLength={sharedListLengths.visitorName}
              className="control px-3"
            />
          )}
        </Field>
        <SubmitButton busy={busy} busyText="Enviando…" look="outline">
          Enviar
        </SubmitButton>
      </div>
    </form>
  )
}

/** The question about one listing, folded until somebody has one. */
export const FoldedQuestion = ({
  token,
  item,
  adviserName,
  name,
}: {
  token: string
  item: string
  adviserName: string
  name: string
}) => (
  <details className="shared-ask">
    <summary>
      <MessageCircleQuestion className="size-4" aria-hidden="true" />
      Perguntar<span className="sr-only"> sobre {name}</span>
    </summary>
    <QuestionForm {...{ token, item, adviserName }} label={`O que você quer saber deste imóvel?`} />
  </details>
)
