import { FileUp } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react'
import { editalLengths } from '#contract/chat-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDroppedFiles } from '../../ui/use-dropped-files.ts'
import { EditalFailed } from './edital-failed.tsx'
import { describeLength } from './edital-failure.ts'
import type { EditalExplanationState } from './use-edital-explanation.ts'
import { EditalProgress } from './edital-progress.tsx'

/** The field for the edital: text, or a PDF by button or drop, with its state. */
export function EditalField({
  text,
  onText,
  onLeave,
  explanation: { course, explainText, explainFile, stop },
  look,
  ref,
  children,
}: {
  text: string
  onText: (text: string) => void
  /** Called when the field loses focus or its text is sent, so that the text can be stored. */
  onLeave: () => void
  explanation: EditalExplanationState
  /** The look of the explain button; a view has at most one `primary` button. */
  look: 'primary' | 'outline'
  ref: Ref<HTMLTextAreaElement>
  /** Shown between the field and its buttons. */
  children?: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const working = course.step === 'working'
  const empty = text.trim() === ''
  const length = describeLength(text.length)
  const excess = text.length > editalLengths.most

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    if (empty) return form.current?.querySelector('textarea')?.focus()
    onLeave()
    explainText(text)
  }
  const over = useDroppedFiles(form, !working, ([dropped]) => dropped && explainFile(dropped))

  return (
    <form
      ref={form}
      aria-label="Explicar edital"
      aria-busy={working}
      className="relative flex flex-1 flex-col"
      onSubmit={submit}
    >
      <Field
        label="Texto do edital"
        labelHidden
        className="flex flex-1 flex-col"
        hint={!working && length}
        error={!working && excess && length}
      >
        {control => (
          <textarea
            {...control}
            ref={ref}
            className="control edital-text"
            placeholder="Cole o texto do edital ou solte o PDF aqui"
            readOnly={working}
            value={text}
            onChange={event => onText(event.target.value)}
            onBlur={onLeave}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </Field>
      {working && <EditalProgress fileName={course.fileName} sent={course.sent} />}
      {course.step === 'failed' && <EditalFailed failure={course.failure} again={course.again} />}
      {children}
      <div className="edital-row">
        {working ? (
          <Button onClick={stop}>Cancelar</Button>
        ) : (
          <Button className="px-3" onClick={() => file.current?.click()}>
            <FileUp className="size-4 shrink-0" />
            Enviar PDF
          </Button>
        )}
        <Button look={look} type="submit" className={empty || working ? 'opacity-60' : undefined}>
          {working ? 'Explicando…' : 'Explicar'}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="PDF do edital"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // Allows the same file to be chosen again.
          currentTarget.value = ''
          if (chosen) explainFile(chosen)
        }}
      />
      {over && (
        <div className="edital-drop" aria-hidden="true">
          <FileUp className="size-6" />
          Solte o PDF para explicar
        </div>
      )}
    </form>
  )
}
