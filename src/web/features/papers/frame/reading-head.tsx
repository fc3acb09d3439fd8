import { BookmarkCheck, BookmarkPlus, Copy, Printer, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../framework/link.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { paperRules } from './paper-kinds.ts'
import { writePapersQuery } from './papers-address.ts'
import { useMe } from '../../../data/account/session.ts'
import { reportFailure } from '../../../data/call-failure.ts'
import { deleteKeptPaper, keepPaper } from '../../../data/papers/kept-paper-calls.ts'
import { useKeptPaperLines } from '../../../data/papers/papers-of-property.ts'
import { ProblemText } from '../../../ui/problem-text.tsx'

/** Stores the reading in the account, or removes it again; the file is never stored. */
function KeepButton({ paper }: { paper: KeptPaper }) {
  const me = useMe()
  const { lines } = useKeptPaperLines()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isKept = lines.some(({ id }) => id === paper.id)
  if (me?.demonstration)
    return (
      <p className="reading-note">
        A conta de demonstração é de todos e não guarda papéis: esta leitura vale enquanto a página está
        aberta.
      </p>
    )
  const change = async () => {
    if (working) return
    setWorking(true)
    setProblem(null)
    try {
      await (isKept ? deleteKeptPaper(paper.id) : keepPaper(paper))
    } catch (error) {
      setProblem(reportFailure(error))
    }
    setWorking(false)
  }
  const Icon = isKept ? BookmarkCheck : BookmarkPlus
  return (
    <>
      <Button
        look={isKept ? 'outline' : 'primary'}
        aria-pressed={isKept}
        aria-disabled={working}
        title={isKept ? 'Tirar da conta' : 'Só a leitura, cifrada; nunca o arquivo'}
        onClick={() => void change()}
      >
        <Icon className="size-4 shrink-0" />
        {isKept ? 'Guardada na conta' : 'Guardar na conta'}
      </Button>
      {problem && (
        <div className="order-last basis-full">
          <ProblemText>{problem}</ProblemText>
        </div>
      )}
    </>
  )
}

/** The answer of a paper, where it is from, and what can be done with it. */
export function ReadingHead({
  paper,
  answer,
  source,
  words,
  children,
}: {
  paper: KeptPaper
  answer: ReactNode
  source: string
  /** Writes the reading for the clipboard. */
  words: () => string
  children?: ReactNode
}) {
  const { paper: kind, propertyId } = paper
  return (
    <header className="reading-head">
      <p className="text-sm wrap-anywhere text-ink-3">
        {source.startsWith(paperRules[kind].name) ? source : `${paperRules[kind].name} · ${source}`}
      </p>
      <h1 tabIndex={-1} className="mt-1 text-2xl font-bold tracking-tight text-balance outline-none">
        {answer}
      </h1>
      {children}
      <div className="reading-actions">
        <KeepButton paper={paper} />
        <Button onClick={() => void copyText(words(), 'Texto copiado!')}>
          <Copy className="size-4 shrink-0" />
          Copiar
        </Button>
        <Button onClick={() => window.print()}>
          <Printer className="size-4 shrink-0" />
          Imprimir
        </Button>
        <Link
          to={pagePaths.papers}
          search={writePapersQuery({ paper: kind, propertyId })}
          className={buttonClass('outline')}
        >
          <RotateCcw className="size-4 shrink-0" />
          {kind === 'edital' ? 'Ler outro' : 'Ler outra'}
        </Link>
        {propertyId !== null && (
          <Link
            to={writePropertyPath(propertyId)}
            search={{}}
            hash="papeis"
            className={buttonClass('outline')}
          >
            Ver o imóvel
          </Link>
        )}
      </div>
    </header>
  )
}
