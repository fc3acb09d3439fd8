import { Copy, Printer, RotateCcw } from 'lucide-react'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/toast/copy-text.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { writeEditalAnswer, editalTitle } from './clause-words.ts'
import { EditalDialog } from './edital-dialog.tsx'
import { PrintedEdital } from './printed-edital.tsx'
import { EditalResult } from './edital-result.tsx'

const sourceWords = (fileName: string | null, { pages, characters }: EditalAnswer): string =>
  [
    fileName,
    pages !== null && (pages === 1 ? '1 página' : `${integerFormat(pages)} páginas`),
    `${integerFormat(characters)} ${characters === 1 ? 'caractere lido' : 'caracteres lidos'}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Shows the explanation of an edital, to be read, copied and printed. */
export default function EditalResultDialog({
  answer,
  name = null,
  fileName,
  onClose,
  onNew,
}: {
  answer: EditalAnswer
  /** The name of its property, when known. */
  name?: string | null
  /** `null` when the text was pasted. */
  fileName: string | null
  onClose: () => void
  /** Starts with another edital. */
  onNew: () => void
}) {
  const source = sourceWords(fileName, answer)
  return (
    <EditalDialog
      title={editalTitle(answer)}
      line={
        <>
          {name !== null && <p className="text-ink-2">{name}</p>}
          <p>{source}</p>
        </>
      }
      footer={
        <>
          <Button onClick={onNew}>
            <RotateCcw className="size-4 shrink-0" />
            Nova análise
          </Button>
          <span className="flex-1" />
          <Button
            look="quiet"
            className="max-sm:px-3"
            aria-label="Copiar tudo"
            onClick={() => void copyText(writeEditalAnswer(answer, name), 'Texto copiado!')}
          >
            <Copy className="size-4 shrink-0" />
            <span className="max-sm:hidden">Copiar tudo</span>
          </Button>
          <Button look="quiet" className="max-sm:px-3" aria-label="Imprimir" onClick={() => window.print()}>
            <Printer className="size-4 shrink-0" />
            <span className="max-sm:hidden">Imprimir</span>
          </Button>
        </>
      }
      onClose={onClose}
    >
      <EditalResult answer={answer} />
      <PrintedEdital answer={answer} name={name} source={source} />
    </EditalDialog>
  )
}
