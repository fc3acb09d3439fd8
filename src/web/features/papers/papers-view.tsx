import './papers.css'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { paperRules } from './frame/paper-kinds.ts'
import { readPapersAddress, writePapersQuery } from './frame/papers-address.ts'
import { ReadPapersList } from './read-papers-list.tsx'
import { keptPaperQuery, tidyPaperName } from '../../data/papers/kept-paper-calls.ts'
import { addReadPaper, useReadPapers } from '../../data/papers/read-papers.ts'
import { useNavigate } from '../../framework/page-navigation.ts'
import { PaperForm } from './intake/paper-form.tsx'
import { takeHandedPaper } from './intake/paper-handover.ts'
import { usePaperDraft } from './intake/use-paper-draft.ts'
import { type ReadAnswer, usePaperReading } from './intake/use-paper-reading.ts'
import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { useMe } from '../../data/account/session.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isDirectSale } from '#domain/edital/checklist-words.ts'
import { type FoundProperty, useProperty } from '../../data/catalogue/use-property.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useNow } from '../../framework/use-now.ts'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { listingName } from '../listing/listing-words.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'

/** Loads the code that shows what was read, while the server reads. */
const loadReading = () => import('./reading-view.tsx')
const ReadingView = lazy(loadReading)

/** Says where to get the paper. */
function whereToFind(paper: PaperKind, property: PropertyDetail, isInvented: boolean): string {
  if (paper === 'title-record')
    return isInvented
      ? 'Imóvel de demonstração: não há matrícula dele. Cole o texto de outra ou envie o PDF para ver como fica.'
      : property.registrationUrl === null
        ? 'A Caixa não publicou a matrícula deste imóvel: peça a certidão ao cartório de registro, ou pela internet.'
        : 'A matrícula está na Caixa, não aqui. Baixe o PDF e traga para cá.'
  if (isInvented)
    return 'Imóvel de demonstração: não há edital dele. Cole o texto de outro ou envie o PDF para ver como fica.'
  if (isDirectSale(property))
    return 'Esta venda não tem edital próprio: valem as Regras da Venda Online, na página da Caixa. Copie o texto ou baixe o PDF e traga para cá.'
  return 'O edital está na Caixa, não aqui. Copie o texto ou baixe o PDF e traga para cá.'
}

const words = (found: FoundProperty, id: string): string => {
  if (found.state === 'here') return listingName(found.property)
  if (found.state === 'missing') return `Imóvel ${id}, que nenhuma lista lida traz`
  return `Imóvel ${id}`
}

/** The property whose paper is read: what it is, where the paper is found, and the way back to it. */
export function PaperSubject({ id, paper }: { id: string; paper: PaperKind }) {
  const found = useProperty(id)
  const isInvented = useCatalogueSize() === 'demo'
  const now = useNow()
  const property = found.state === 'here' ? found.property : null
  const fileUrl = paper === 'edital' ? property?.editalUrl : property?.registrationUrl
  return (
    <section
      aria-label="Imóvel"
      aria-busy={found.state === 'loading'}
      className="mb-4 pt-3.5 pb-4 border-y border-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-pretty">{words(found, id)}</p>
          {!isInvented && found.state === 'loading' && <div className="mt-0.5 h-5" />}
          {property !== null && (
            <SeenStamp
              property={property}
              demonstration={isInvented}
              now={now}
              className="mt-0.5 min-h-5 text-sm"
            />
          )}
        </div>
        <DemonstrationMark />
        {found.state !== 'missing' && (
          <Link to={writePropertyPath(id)} search={{}} className={buttonClass('outline')}>
            Ver o imóvel
          </Link>
        )}
        {found.state === 'missing' && (
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        )}
      </div>
      <p className="mt-1 min-h-10 max-w-prose text-sm text-pretty text-ink-2">
        {property !== null && whereToFind(paper, property, isInvented)}
      </p>
      {property !== null && !isInvented && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {fileUrl && (
            <OutsideLink href={fileUrl}>
              {paper === 'edital' ? 'Abrir o edital' : 'Baixar matrícula'}
            </OutsideLink>
          )}
          <OutsideLink href={property.url}>Página na Caixa</OutsideLink>
        </div>
      )}
    </section>
  )
}

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
    <section className="max-w-160 py-8">
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
function OpenReading({ id, paper, propertyId }: { id: string; paper: PaperKind; propertyId: string | null }) {
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

/** What people call a paper: a matrícula by its number, an edital by its file. */
function namePaper(answer: ReadAnswer, fileName: string | null): string {
  const { name } = paperRules[answer.paper]
  if (answer.paper === 'edital') return tidyPaperName(fileName ?? '', `${name} colado`)
  const { registration } = answer.reading.property
  return tidyPaperName(registration === null ? (fileName ?? '') : `${name} ${registration}`, `${name} colada`)
}

/** The form that takes a paper and, once it is read, opens the reading. */
function NewReading({ kind, propertyId }: { kind: PaperKind; propertyId: string | null }) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = usePaperDraft(kind, propertyId)
  const { course, readText, readFiles, stop } = usePaperReading(kind, loadReading, (answer, fileName) => {
    const { id } = addReadPaper({
      ...answer,
      propertyId,
      name: namePaper(answer, fileName),
      readAt: new Date().toISOString(),
    })
    draft.clear()
    void navigate({
      to: pagePaths.papers,
      search: writePapersQuery({ paper: kind, propertyId, readingId: id }),
    })
  })
  const readHandedPaper = useEffectEvent(() => {
    const handed = takeHandedPaper(kind)
    if (handed === null) return
    if ('files' in handed) return readFiles(handed.files)
    draft.setText(handed.text)
    readText(handed.text)
  })
  useEffect(() => readHandedPaper(), [])
  return (
    <section aria-label={paperRules[kind].name} className="panel papers-form">
      <PaperForm
        ref={field}
        kind={kind}
        text={draft.text}
        onText={draft.setText}
        onLeave={draft.keep}
        course={course}
        onSendText={readText}
        onSendFiles={readFiles}
        onStop={stop}
        look="primary"
      >
        <p className="mt-4 text-xs text-pretty text-ink-3">
          {paperRules[kind].limits} {paperRules[kind].keeping}
        </p>
      </PaperForm>
    </section>
  )
}

const purposes: Readonly<Record<PaperKind, string>> = {
  'title-record':
    'O que pesa sobre o imóvel, quem é o dono e o que já foi cancelado: cada ponto com as palavras, o ato e a página.',
  edital: 'Quem paga as dívidas, a ocupação, os prazos e a comissão: cada ponto com a frase em que se apoia.',
}

/** The choice of the paper, as links: each is an address. */
const PaperTabs = ({ propertyId }: { propertyId: string | null }) => {
  const { paper } = readPapersAddress(usePageLocation().query)
  return (
    <nav
      aria-label="Qual papel"
      className="mt-5 mb-4 grid max-w-96 grid-cols-2 gap-1 rounded-lg bg-raised-2 p-1"
    >
      {(['title-record', 'edital'] as const).map(kind => (
        <Link
          key={kind}
          to={pagePaths.papers}
          search={writePapersQuery({ paper: kind, propertyId })}
          aria-current={kind === paper ? 'page' : undefined}
          className="grid min-h-target place-content-center rounded-md font-medium text-ink-2 hover:text-ink aria-[current]:bg-inverse aria-[current]:font-semibold aria-[current]:text-inverse-ink"
          resetScroll={false}
          replace
        >
          {paperRules[kind].name}
        </Link>
      ))}
    </nav>
  )
}

/** Reads the papers of a sale: takes one, or shows what was read in one (`?leitura=`). */
export function PapersView() {
  const { paper, propertyId, readingId } = readPapersAddress(usePageLocation().query)
  const listed = useId()
  if (readingId !== null)
    return (
      <main id="main" tabIndex={-1} className="tool-page papers max-w-336">
        <OpenReading key={readingId} id={readingId} paper={paper} propertyId={propertyId} />
      </main>
    )
  return (
    <main id="main" tabIndex={-1} className="tool-page papers max-w-208">
      <h1 className="text-2xl font-bold tracking-tight">Ler papéis</h1>
      <p className="mt-1 max-w-prose text-pretty text-ink-3">{purposes[paper]}</p>
      <PaperTabs propertyId={propertyId} />
      {propertyId !== null && <PaperSubject key={propertyId} id={propertyId} paper={paper} />}
      <NewReading key={`${paper} ${propertyId ?? ''}`} kind={paper} propertyId={propertyId} />
      <ReadPapersList labelledBy={listed} propertyId={propertyId} />
    </main>
  )
}
