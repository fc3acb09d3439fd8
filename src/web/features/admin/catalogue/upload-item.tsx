import { useId } from 'react'
import { missingListDateText } from '#contract/list-date.ts'
import { Button } from '../../../ui/button.tsx'
import { AdminBadge, AdminBar, type AdminTone } from '../admin-parts.tsx'
import { RetryWithDate } from './retry-with-date.tsx'
import { describeList, RejectedRows, ImportSummary } from './import-summary.tsx'
import { type UploadProgress, isUploadOver, type ListUpload, uploadQueue } from './upload-queue.ts'

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
  const about = describeList(states, listDate)
  return (
    <div className="mt-2 grid gap-2">
      {reason && <p className="text-sm text-pretty wrap-anywhere">{reason}</p>}
      {about && <p className="text-sm text-ink-2">{about}</p>}
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
export function UploadItem({ upload }: { upload: ListUpload }) {
  const name = useId()
  const { id, file, course } = upload
  const way = describeUploadProgress(course)
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
      {way && (
        <>
          <p className="mb-1.5 flex justify-between gap-3 text-xs text-ink-2">
            {way.words}
            {way.share !== null && course.step !== 'waiting' && <span>{Math.round(way.share * 100)}%</span>}
          </p>
          <AdminBar share={way.share} label={`${way.words}: ${file.name}`} />
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
