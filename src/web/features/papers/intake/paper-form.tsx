import './paper-form.css'
import { Camera, FileUp } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts'
import { PaperFailureAlert } from './paper-failure-alert.tsx'
import { describeLength, paperRules } from '../frame/paper-kinds.ts'
import { PaperProgress } from './paper-progress.tsx'
import type { ReadingCourse } from './use-paper-reading.ts'

/** The files that somebody chose; the same ones can be chosen again. */
function takeChosen({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const chosen = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return chosen
}

/** Takes a paper: as text, as a file by button, drop or paste, or from the camera; and shows how its reading goes. */
export function PaperForm({
  kind,
  text,
  onText,
  onLeave,
  course,
  onSendText,
  onSendFiles,
  onStop,
  look,
  ref,
  children,
}: {
  kind: PaperKind
  text: string
  onText: (text: string) => void
  /** Called when the field loses focus or its text is sent, so that the text can be stored. */
  onLeave: () => void
  course: ReadingCourse
  onSendText: (text: string) => void
  onSendFiles: (files: readonly File[]) => void
  onStop: () => void
  /** The look of the button that sends; a view has at most one `primary` button. */
  look: 'primary' | 'outline'
  ref?: Ref<HTMLTextAreaElement>
  /** Shown under the buttons. */
  children?: ReactNode
}) {
  const rules = paperRules[kind]
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const working = course.step === 'working'
  const empty = text.trim() === ''
  const length = describeLength(rules, text.length)
  const excess = text.length > rules.length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    if (empty) return form.current?.querySelector('textarea')?.focus()
    onLeave()
    onSendText(text)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    if (!working) onSendFiles(pasted)
  }
  const over = useDroppedFiles(form, !working, onSendFiles)

  return (
    <form
      ref={form}
      aria-label={kind === 'edital' ? 'Explicar edital' : 'Ler matrícula'}
      aria-busy={working}
      className="relative flex flex-1 flex-col"
      onSubmit={submit}
      onPaste={paste}
    >
      <Field
        label={rules.textLabel}
        labelHidden
        className="flex flex-1 flex-col"
        hint={!working && length}
        error={!working && excess && length}
      >
        {control => (
          <textarea
            {...control}
            ref={ref}
            className="control paper-text"
            placeholder={rules.placeholder}
            readOnly={working}
            value={text}
            onChange={event => onText(event.target.value)}
            onBlur={onLeave}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </Field>
      {working && <PaperProgress kind={kind} working={course} />}
      {course.step === 'failed' && <PaperFailureAlert failure={course.failure} again={course.again} />}
      <div className="paper-buttons">
        {working ? (
          <Button
            onClick={() => {
              onStop()
              // The button goes with the reading.
              form.current?.querySelector('textarea')?.focus()
            }}
          >
            Parar
          </Button>
        ) : (
          <div className="paper-files">
            <Button className="px-3" onClick={() => file.current?.click()}>
              <FileUp className="size-4 shrink-0" />
              {rules.fileButton}
            </Button>
            {rules.takesPictures && (
              <Button className="px-3 not-pointer-coarse:hidden" onClick={() => camera.current?.click()}>
                <Camera className="size-4 shrink-0" />
                Fotografar
              </Button>
            )}
          </div>
        )}
        <SubmitButton look={look} busy={working} busyText={rules.acting} unavailable={empty}>
          {rules.action}
        </SubmitButton>
      </div>
      {children}
      <input
        ref={file}
        type="file"
        accept={rules.accept}
        multiple={rules.takesPictures}
        aria-label={rules.fileLabel}
        hidden
        onChange={event => onSendFiles(takeChosen(event))}
      />
      {rules.takesPictures && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label="Foto da matrícula"
          hidden
          onChange={event => onSendFiles(takeChosen(event))}
        />
      )}
      {over && (
        <div className="paper-drop" aria-hidden="true">
          <FileUp className="size-6" />
          {rules.dropHere}
        </div>
      )}
    </form>
  )
}
