import '../papers.css'
import { Camera, FileUp, TriangleAlert } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts'
import { describeLength, paperRules } from '../frame/paper-kinds.ts'
import type { ReadingCourse } from './use-paper-reading.ts'
import { Link } from '../../../framework/link.tsx'
import type { PaperFailure } from './paper-failure.ts'
import { integerFormat } from '../../../ui/format-text.ts'

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
function PaperProgress({ kind, working }: { kind: PaperKind; working: Working }) {
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

const wayClass = '-mb-2 flex h-target w-fit items-center font-semibold underline underline-offset-4'

/** Says what went wrong and what to do, with a way on where there is one. */
const PaperFailureAlert = ({
  failure: { title, advice, way },
  again,
}: {
  failure: PaperFailure
  again: (() => void) | null
}) => (
  <div role="alert" className="mt-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" />
    <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-ink-2">{advice}</p>
      {again && (
        <button type="button" className={wayClass} onClick={again}>
          Tentar de novo
        </button>
      )}
      {way && (
        <Link to={way.to} className={wayClass}>
          {way.name}
        </Link>
      )}
    </div>
  </div>
)

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
      <div className="flex flex-wrap justify-between gap-3 mt-3 [&>:last-child]:flex-[1_0_auto] [&>:last-child]:sm:flex-none">
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
          <div className="flex flex-[1_1_100%] flex-wrap gap-3 sm:flex-initial [&>button]:flex-[1_0_auto] [&>button]:sm:flex-none">
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
        <div
          className="absolute inset-0 z-1 flex flex-col items-center justify-center gap-2 border-2 border-dashed border-amber-text rounded-md bg-raised-2 font-semibold pointer-events-none"
          aria-hidden="true"
        >
          <FileUp className="size-6" />
          {rules.dropHere}
        </div>
      )}
    </form>
  )
}
