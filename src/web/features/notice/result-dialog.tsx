import { Copy, Printer, RotateCcw } from 'lucide-react'
import type { NoticeAnswer } from '#contract/notice.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy.ts'
import { integer } from '../../ui/format.ts'
import { answerText, titleOf } from './clauses.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { Printed } from './printed.tsx'
import { Result } from './result.tsx'

const sourceWords = (fileName: string | null, { pages, characters }: NoticeAnswer): string =>
  [
    fileName,
    pages !== null && (pages === 1 ? '1 página' : `${integer(pages)} páginas`),
    `${integer(characters)} ${characters === 1 ? 'caractere lido' : 'caracteres lidos'}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Shows the explanation of an edital, to be read, copied and printed. */
export default function ResultDialog({
  answer,
  name = null,
  fileName,
  onClose,
  onNew,
}: {
  answer: NoticeAnswer
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
    <NoticeDialog
      title={titleOf(answer)}
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
            onClick={() => void copyText(answerText(answer, name), 'Texto copiado!')}
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
      <Result answer={answer} />
      <Printed answer={answer} name={name} source={source} />
    </NoticeDialog>
  )
}
