import { FileSearch, FileText, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { KeptPaper, KeptPaperLine } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { deleteKeptPaper, keepPaper } from '../../data/papers/kept-paper-calls.ts'
import { useKeptPaperLines } from '../../data/papers/papers-of-property.ts'
import { addReadPaper, forgetReadPaper, useReadPapers } from '../../data/papers/read-papers.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { type PaperKind, paperRules } from './paper-kinds.ts'
import { listPapers } from './list-papers.ts'
import { writePapersQuery } from './papers-address.ts'

const icons = { 'title-record': FileSearch, edital: FileText } as const satisfies Record<PaperKind, unknown>

/** What brings a deleted paper back; `null` where nothing can, because it could not be read. */
type Restore = (() => Promise<unknown>) | null

/** Deletes a paper where it is: from the account, else from this visit. */
async function removePaper(id: string, isKept: boolean, read: KeptPaper | undefined): Promise<Restore> {
  if (isKept) {
    const kept = await deleteKeptPaper(id)
    forgetReadPaper(id)
    return kept && (() => keepPaper(kept))
  }
  forgetReadPaper(id)
  return read === undefined ? null : async () => addReadPaper(read)
}

function PaperLine({ line, isKept, now }: { line: KeptPaperLine; isKept: boolean; now: 'here' | 'deleted' }) {
  const { id, paper, propertyId, name, readAt } = line
  const Icon = icons[paper]
  const where = now === 'deleted' ? 'excluída' : isKept ? 'guardada na conta' : 'só nesta visita'
  const facts = `${paperRules[paper].name} · ${formatBrasiliaTime(readAt)} · ${where}`
  return (
    <>
      <Icon className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {now === 'here' && name !== null ? (
          <Link
            to={pagePaths.papers}
            search={writePapersQuery({ paper, propertyId, readingId: id })}
            className="row-link line-clamp-2 font-medium wrap-anywhere text-ink"
          >
            {name}
          </Link>
        ) : (
          <p className="font-medium wrap-anywhere text-ink-3">{name ?? 'Não pode mais ser lida'}</p>
        )}
        <p className="text-sm text-ink-3">{facts}</p>
      </div>
    </>
  )
}

/** The papers read in this visit and those the account keeps: to open and to delete, which can be undone. */
export function ReadPapersList({
  labelledBy,
  propertyId,
}: {
  labelledBy: string
  /** Only those of one property; `null` for all. */
  propertyId: string | null
}) {
  const read = useReadPapers()
  const { lines, loading } = useKeptPaperLines()
  const [deleted, setDeleted] = useState<readonly { line: KeptPaperLine; restore: Restore }[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const shown = listPapers({ read, kept: lines, deleted: deleted.map(({ line }) => line), propertyId })
  const isKept = (id: string): boolean => lines.some(line => line.id === id)
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(reportFailure(error))
    }
  }
  const remove = (line: KeptPaperLine) =>
    attempt(async () => {
      const restore = await removePaper(
        line.id,
        isKept(line.id),
        read.find(({ id }) => id === line.id),
      )
      setDeleted(before => [...before.filter(other => other.line.id !== line.id), { line, restore }])
    })
  const undo = (line: KeptPaperLine) =>
    attempt(async () => {
      await deleted.find(other => other.line.id === line.id)?.restore?.()
      setDeleted(before => before.filter(other => other.line.id !== line.id))
    })
  if (shown.length === 0 && !loading) return null
  return (
    <section aria-labelledby={labelledBy} aria-busy={loading} className="mt-8">
      <h2 id={labelledBy} className="text-lg font-bold tracking-tight">
        {propertyId === null ? 'Papéis lidos' : 'Papéis lidos deste imóvel'}
      </h2>
      <ul className="mt-2">
        {shown.map(({ line, isDeleted }) => (
          <li key={line.id} className="paper-line">
            <PaperLine line={line} isKept={isKept(line.id)} now={isDeleted ? 'deleted' : 'here'} />
            {isDeleted ? (
              deleted.find(other => other.line.id === line.id)?.restore && (
                <Button
                  look="quiet"
                  className="relative gap-1.5 px-2!"
                  aria-label={`Desfazer: ${line.name ?? 'papel'}`}
                  onClick={() => void undo(line)}
                >
                  <Undo2 className="size-4" />
                  Desfazer
                </Button>
              )
            ) : (
              <Button
                look="quiet"
                className="relative gap-1.5 px-2!"
                aria-label={`Excluir: ${line.name ?? 'papel'}`}
                onClick={() => void remove(line)}
              >
                <Trash2 className="size-4" />
                <span className="max-sm:sr-only">Excluir</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProblemText>{problem}</ProblemText>
    </section>
  )
}
