import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TickBox } from '../../../ui/choice-controls.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts'
import { AdminCard } from '../admin-parts.tsx'
import { UploadItem } from './upload-item.tsx'
import { isUploadOver, uploadQueue, useUploads } from './upload-queue.ts'

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
  const take = (files: readonly File[]) => {
    if (files.length > 0) uploadQueue.add(files, { partial, force: false, date })
  }
  const over = useDroppedFiles(place, true, take)
  useLeaveWarning(all.some(upload => !isUploadOver(upload)))
  return (
    <AdminCard
      id="admin-upload"
      title="Enviar listas"
      intro="Os arquivos da Caixa, de um estado ou do país. Importar o mesmo arquivo de novo não faz mal."
    >
      <div ref={place} className="admin-drop" data-over={over || undefined}>
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
            take(files)
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
