import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TickBox } from '../../../ui/choice-controls.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts'
import { AdminBadge, AdminBar, AdminCard, type AdminTone } from '../admin-parts.tsx'
import {
  isUploadOver,
  type ListUpload,
  type UploadProgress,
  uploadQueue,
  useUploads,
} from './upload-queue.ts'
import { missingListDateText } from '#contract/list-date.ts'
import { describeList, ImportSummary, RejectedRows } from './import-summary.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** For a list that does not state its date: asks for the date and sends the same file again. */
function RetryWithDate({ date, onSend }: { date: string; onSend: (date: string) => void }) {
  const { form, field } = useForm({
    initial: { date },
    check: typed => (typed.date === '' ? { date: 'Informe a data.' } : {}),
    send: typed => onSend(typed.date),
  })
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <TextField {...field('date')} label="Data da lista" type="date" required className="w-44" />
      <Button type="submit">Enviar com esta data</Button>
    </form>
  )
}

const phases = {
  reading: 'Lendo o arquivo',
  comparing: 'Comparando com o catálogo',
  staging: 'Preparando as mudanças',
  applying: 'Aplicando as mudanças',
} as const

/** Describes the current step of an upload and its progress. */
export function describeUploadProgress(
  course: UploadProgress,
): { words: string; share: number | null } | null {
  if (course.step === 'waiting') return { words: 'Na fila', share: 0 }
  if (course.step === 'sending') return { words: 'Enviando o arquivo', share: course.sent }
  if (course.step !== 'importing') return null
  if (course.progress === null) return { words: 'Recebido pelo servidor', share: null }
  const { phase, done, total } = course.progress
  return { words: phases[phase], share: total > 0 ? Math.min(1, done / total) : null }
}

function uploadStatus({ course }: ListUpload): { label: string; tone: AdminTone } | null {
  if (course.step === 'stopped') return { label: 'Interrompida', tone: 'plain' }
  if (course.step === 'failed') return { label: 'Falhou', tone: 'bad' }
  if (course.step !== 'ended') return null
  return course.result.status === 'refused'
    ? { label: 'Recusada', tone: 'bad' }
    : { label: 'Importada', tone: 'good' }
}

const Outcome = ({ upload: { id, course, options } }: { upload: ListUpload }) => {
  if (course.step === 'stopped')
    return (
      <p className="mt-2 text-sm text-ink-2 text-pretty">
        Interrompida por você. Se as mudanças já estavam sendo aplicadas, o servidor as termina: a lista
        abaixo diz como ficou.
      </p>
    )
  if (course.step === 'failed')
    return <p className="mt-2 text-sm text-ink-2 text-pretty wrap-anywhere">{course.message}</p>
  if (course.step !== 'ended') return null
  const { status, reason, forcible, counts, issues, notes, states, listDate } = course.result
  const listDescription = describeList(states, listDate)
  return (
    <div className="mt-2 grid gap-2">
      {reason && <p className="text-sm text-pretty wrap-anywhere">{reason}</p>}
      {listDescription && <p className="text-sm text-ink-2">{listDescription}</p>}
      {status === 'done' && counts && <ImportSummary counts={counts} />}
      {notes.map(note => (
        <p key={note} className="text-sm text-ink-2 text-pretty wrap-anywhere">
          {note}
        </p>
      ))}
      <RejectedRows issues={issues} total={counts?.rejected ?? issues.length} />
      {status === 'refused' && reason?.endsWith(missingListDateText) && (
        <RetryWithDate date={options.date} onSend={date => uploadQueue.again(id, { date })} />
      )}
      {forcible && (
        <div>
          <p className="mb-2 text-sm text-ink-2 text-pretty">
            Só importe mesmo assim se você conferiu o arquivo: o que falta nele sai da busca.
          </p>
          <Button onClick={() => uploadQueue.again(id, { force: true })}>Importar mesmo assim</Button>
        </div>
      )}
    </div>
  )
}

/** Shows one file being uploaded, or its result. */
function UploadItem({ upload }: { upload: ListUpload }) {
  const name = useId()
  const { id, file, course } = upload
  const progress = describeUploadProgress(course)
  const status = uploadStatus(upload)
  return (
    <li className="py-3" aria-labelledby={name}>
      <div className="flex min-h-target items-center justify-between gap-3">
        <p id={name} className="min-w-0 text-sm font-medium wrap-anywhere">
          {file.name}
        </p>
        {status && <AdminBadge tone={status.tone}>{status.label}</AdminBadge>}
        {!isUploadOver(upload) && (
          <Button
            look="quiet"
            className="-mr-3 px-3 text-sm"
            aria-label={`Cancelar ${file.name}`}
            onClick={() => uploadQueue.stop(id)}
          >
            Cancelar
          </Button>
        )}
      </div>
      {progress && (
        <>
          <p className="mb-1.5 flex justify-between gap-3 text-xs text-ink-2">
            {progress.words}
            {progress.share !== null && course.step !== 'waiting' && (
              <span>{Math.round(progress.share * 100)}%</span>
            )}
          </p>
          <AdminBar share={progress.share} label={`${progress.words}: ${file.name}`} />
        </>
      )}
      <div aria-live="polite">
        <Outcome upload={upload} />
      </div>
      {(course.step === 'failed' || course.step === 'stopped') && (
        <Button className="mt-3" onClick={() => uploadQueue.again(id)}>
          Tentar de novo
        </Button>
      )}
    </li>
  )
}

/** Makes the browser ask before the page is left, because leaving would stop the uploads. */
function useLeaveWarning(held: boolean): void {
  useEffect(() => {
    if (!held) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [held])
}

/** Uploads the bank's lists from this computer, chosen or dropped, one after the other. */
export function UploadCard() {
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [partial, setPartial] = useState(false)
  const [date, setDate] = useState('')
  const all = useUploads()
  const addFiles = (files: readonly File[]) => {
    if (files.length > 0) uploadQueue.add(files, { partial, force: false, date })
  }
  const over = useDroppedFiles(place, true, addFiles)
  useLeaveWarning(all.some(upload => !isUploadOver(upload)))
  return (
    <AdminCard
      id="admin-upload"
      title="Enviar listas"
      intro="Os arquivos da Caixa, de um estado ou do país. Importar o mesmo arquivo de novo não faz mal."
    >
      <div
        ref={place}
        className="admin-drop flex flex-col items-center gap-3 px-4 py-6 border-2 border-dashed border-line-strong rounded-lg text-center data-over:border-amber-text data-over:bg-amber-soft"
        data-over={over || undefined}
      >
        <FileUp className="size-7 text-ink-3" aria-hidden="true" />
        <p className="text-sm text-ink-2">
          {over ? 'Solte para importar' : 'Solte aqui um ou mais arquivos, ou'}
        </p>
        <Button look="primary" onClick={() => input.current?.click()}>
          Escolher arquivos
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="Arquivos de lista"
          hidden
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Clears the input, so that the same file can be chosen again.
            currentTarget.value = ''
            addFiles(files)
          }}
        />
      </div>
      <div className="mt-4 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <div>
          <TickBox checked={partial} onChange={setPartial}>
            Lista parcial
          </TickBox>
          <p className="text-xs text-ink-3 text-pretty">O que não está no arquivo continua à venda.</p>
        </div>
        <TextField label="Data, se o arquivo não disser a dele" type="date" value={date} onChange={setDate} />
      </div>
      {all.length > 0 && (
        <>
          <ul className="mt-4 divide-y divide-line border-t border-line" aria-label="Arquivos enviados">
            {all.map(upload => (
              <UploadItem key={upload.id} upload={upload} />
            ))}
          </ul>
          {all.some(isUploadOver) && (
            <Button look="quiet" className="-ml-3 px-3 text-sm" onClick={uploadQueue.clear}>
              Limpar os terminados
            </Button>
          )}
        </>
      )}
    </AdminCard>
  )
}
