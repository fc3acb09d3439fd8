import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { useMe } from '../../data/account/session.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { keptPaperQuery } from '../../data/papers/kept-paper-calls.ts'
import { useReadPapers } from '../../data/papers/read-papers.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { ReadingView } from './load-reading.ts'
import { writePapersQuery } from './frame/papers-address.ts'

const Waiting = () => (
  <div aria-busy="true" aria-label="Abrindo a leitura">
    <div className="skeleton h-4 w-56 max-w-full" />
    <div className="skeleton mt-3 h-8 w-96 max-w-full" />
    <div className="skeleton mt-6 h-72" />
  </div>
)

/** Says why a reading does not open, and how to go on. */
function NotOpened({
  error,
  onRetry,
  paper,
  propertyId,
}: {
  /** `null`: it was of an earlier visit, and nobody kept it. */
  error: unknown
  onRetry: () => void
  paper: PaperKind
  propertyId: string | null
}) {
  const isGone = error === null || (error instanceof RequestRefused && error.status === 404)
  return (
    <section className="papers-empty">
      <FileX className="size-8 text-ink-3" strokeWidth={1.5} />
      <h1 className="mt-3 text-xl font-bold tracking-tight">
        {isGone ? 'Esta leitura não está mais aqui' : 'A leitura não abriu'}
      </h1>
      <p className="mt-1 max-w-prose text-pretty text-ink-2">
        {isGone
          ? 'O que não se guarda na conta vale só enquanto a página está aberta. Leia o papel de novo.'
          : describeFailure(error)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {!isGone && <Button onClick={onRetry}>Tentar de novo</Button>}
        <Link
          to={pagePaths.papers}
          search={writePapersQuery({ paper, propertyId })}
          className={buttonClass(isGone ? 'primary' : 'outline')}
        >
          Ler de novo
        </Link>
      </div>
    </section>
  )
}

/** Shows what was read in a paper: in this visit, or kept by the account. */
export function OpenReading({
  id,
  paper,
  propertyId,
}: {
  id: string
  paper: PaperKind
  propertyId: string | null
}) {
  const me = useMe()
  const read = useReadPapers().find(each => each.id === id)
  const mayBeKept = me !== undefined && me !== null && !me.demonstration
  // What is shown stays when it is deleted from the account.
  const [shown, setShown] = useState<KeptPaper | null>(null)
  const isSought = read === undefined && shown === null && mayBeKept
  const kept = useQuery({ ...keptPaperQuery(id), enabled: isSought })
  const found = read ?? kept.data
  if (found !== undefined && found !== shown) setShown(found)
  const open = found ?? shown
  if (open !== null)
    return (
      <Suspense fallback={<Waiting />}>
        <ReadingView paper={open} />
      </Suspense>
    )
  if (me === undefined || (mayBeKept && kept.isPending)) return <Waiting />
  return <NotOpened error={kept.error} onRetry={() => void kept.refetch()} {...{ paper, propertyId }} />
}
