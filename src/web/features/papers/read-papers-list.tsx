import { FileSearch, FileText, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeptPaper, KeptPaperLine, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { deleteKeptPaper, keepPaper } from '../../data/papers/kept-paper-calls.ts'
import { useKeptPaperLines } from '../../data/papers/papers-of-property.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { addReadPaper, forgetReadPaper, useReadPapers } from '../../data/papers/read-papers.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { paperRules } from './frame/paper-kinds.ts'
import { writePapersQuery } from './frame/papers-address.ts'

interface ListedPaper {
  line: KeptPaperLine
  isDeleted: boolean
}

const toLine = ({ id, paper, propertyId, name, readAt }: KeptPaper): KeptPaperLine => ({
  id,
  paper,
  propertyId,
  name,
  readAt,
})

/** Lists papers once each, the last read first; what was just deleted stays in its place. */
function listPapers({
  read,
  kept,
  deleted,
  propertyId,
}: {
  read: readonly KeptPaper[]
  kept: readonly KeptPaperLine[]
  deleted: readonly KeptPaperLine[]
  /** `null`: of any property, or of none. */
  propertyId: string | null
}): ListedPaper[] {
  const papers = new Map<string, ListedPaper>()
  for (const line of [...kept, ...read.map(toLine)]) papers.set(line.id, { line, isDeleted: false })
  for (const line of deleted) papers.set(line.id, { line, isDeleted: true })
  return [...papers.values()]
    .filter(({ line }) => propertyId === null || line.propertyId === propertyId)
    .toSorted((a, b) => Date.parse(b.line.readAt) - Date.parse(a.line.readAt))
}

const icons = { 'title-record': FileSearch, edital: FileText } as const satisfies Record<PaperKind, unknown>

/** Papers that the list shows at once; an account keeps up to a hundred. */
const listedFirst = 10

/**
 * The stored reading that restores a deleted paper; `null` where it could not be read, so that the deletion is final.
 */
type Restore = (() => Promise<unknown>) | null

interface DeletedPaper {
  line: KeptPaperLine
  /** Its deletion, perhaps still on its way. */
  removal: Promise<Restore>
  /** Whether it cannot be brought back. */
  isFinal: boolean
}

/** Deletes a paper where it is: from the account, else from this visit. */
async function removePaper(id: string, isKept: boolean, read: KeptPaper | undefined): Promise<Restore> {
  if (isKept) {
    const kept = await deleteKeptPaper(id)
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

/** Deletes a paper, or takes the deletion back where that is possible. */
function DeleteButton({
  line,
  deleted,
  onDelete,
  onUndo,
}: {
  line: KeptPaperLine
  deleted: DeletedPaper | undefined
  onDelete: () => void
  onUndo: (deleted: DeletedPaper) => void
}) {
  const name = line.name ?? 'papel'
  if (deleted?.isFinal) return null
  const Icon = deleted ? Undo2 : Trash2
  const action = deleted ? 'Desfazer' : 'Excluir'
  return (
    <Button
      look="quiet"
      className="relative gap-1.5 px-2!"
      aria-label={`${action}: ${name}`}
      onClick={() => (deleted ? onUndo(deleted) : onDelete())}
    >
      <Icon className="size-4" />
      <span className={deleted ? undefined : 'max-sm:sr-only'}>{action}</span>
    </Button>
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
  const { lines: arrived, loading, failed } = useKeptPaperLines()
  const lines = useHeldWhilePressed(arrived)
  const [deleted, setDeleted] = useState<readonly DeletedPaper[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = listPapers({ read, kept: lines, deleted: deleted.map(({ line }) => line), propertyId })
  const isKept = (id: string): boolean => lines.some(line => line.id === id)
  const putBack = (id: string) => setDeleted(before => before.filter(({ line }) => line.id !== id))
  const remove = async (line: KeptPaperLine) => {
    setProblem(null)
    const removal = removePaper(
      line.id,
      isKept(line.id),
      read.find(({ id }) => id === line.id),
    )
    setDeleted(before => [...before, { line, removal, isFinal: false }])
    try {
      if ((await removal) !== null) return
      setDeleted(before =>
        before.map(other => (other.line.id === line.id ? { ...other, isFinal: true } : other)),
      )
      heading.current?.focus()
    } catch (error) {
      putBack(line.id)
      setProblem(reportFailure(error))
    }
  }
  const undo = async ({ line, removal }: DeletedPaper) => {
    setProblem(null)
    try {
      const restore = await removal
      await restore?.()
      putBack(line.id)
    } catch (error) {
      setProblem(reportFailure(error))
    }
  }
  if (shown.length === 0 && !loading && !failed) return null
  return (
    <section aria-labelledby={labelledBy} aria-busy={loading} className="mt-8">
      <h2
        ref={heading}
        id={labelledBy}
        tabIndex={-1}
        className="text-lg font-bold tracking-tight outline-none"
      >
        {propertyId === null ? 'Papéis lidos' : 'Papéis lidos deste imóvel'}
      </h2>
      {failed && (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          Os papéis guardados na conta não carregaram: aqui estão só os desta visita. Eles voltam com a
          conexão.
        </p>
      )}
      <ul className="mt-2">
        {(isWhole ? shown : shown.slice(0, listedFirst)).map(({ line, isDeleted }) => (
          <li key={line.id} className="relative flex items-center gap-3.5 min-h-15 py-2 border-t border-line">
            <PaperLine line={line} isKept={isKept(line.id)} now={isDeleted ? 'deleted' : 'here'} />
            <DeleteButton
              line={line}
              deleted={deleted.find(other => isDeleted && other.line.id === line.id)}
              onDelete={() => void remove(line)}
              onUndo={gone => void undo(gone)}
            />
          </li>
        ))}
      </ul>
      {!isWhole && shown.length > listedFirst && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          Mostrar todos os {shown.length}
        </Button>
      )}
      <ProblemText>{problem}</ProblemText>
    </section>
  )
}
