import { Copy, Printer, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../framework/link.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { KeepButton } from './keep-button.tsx'
import { paperRules } from './paper-kinds.ts'
import { writePapersQuery } from './papers-address.ts'

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
