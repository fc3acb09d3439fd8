import './paper.css'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { retryKeptPapers } from '../../data/papers/kept-paper-calls.ts'
import { useKeptPaperLines, usePapersOf } from '../../data/papers/papers-of-property.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import { FailureBoundary } from '../../framework/failure-boundary.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'
import { CircleDot, CircleHelp, type LucideIcon, Scale } from 'lucide-react'
import type { DossierHeadline } from '#domain/dossier/dossier-headline.ts'
import { classNames } from '../../ui/class-names.ts'
import { ActWords } from '../papers/frame/act-words.tsx'
import { signOfRow } from './dossier-signs.ts'

/** `nothing`: the papers contain neither a contradiction nor a burden. */
type HeadlineKind = NonNullable<DossierHeadline['group']> | 'nothing' | 'waiting' | 'unknown'

const signs: Readonly<Record<HeadlineKind, { icon: LucideIcon; ink: string }>> = {
  contradiction: signOfRow({ state: 'contradiction', weighs: true }),
  weighs: signOfRow({ state: 'one source', weighs: true }),
  nothing: { icon: CircleDot, ink: 'text-ink-3' },
  waiting: { icon: Scale, ink: 'text-ink-3' },
  unknown: { icon: CircleHelp, ink: 'text-amber-text' },
}

/** The frame of the papers' headline, which looks the same in every state. */
function PaperHeadlineFrame({
  kind,
  title,
  text,
  way = null,
}: {
  kind: HeadlineKind
  title: string
  text: string
  /** The link or the button that leads on. */
  way?: ReactNode
}) {
  const { icon: Icon, ink } = signs[kind]
  return (
    <section
      aria-labelledby="papers-say"
      className="panel paper-headline"
      data-group={kind === 'unknown' ? 'weighs' : kind}
    >
      <div>
        <Icon className={classNames('size-5 shrink-0', ink)} aria-hidden="true" />
        <div aria-live="polite">
          <h2 id="papers-say" className="text-pretty">
            <ActWords text={title} />
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-ink-2">{text}</p>
        </div>
        {way}
      </div>
    </section>
  )
}

/** The sentence from what was read, whose code compares the papers. */
export const LazyReadHeadline = lazyPart('features/dossier/read-headline.tsx', async () => ({
  default: (await import('./read-headline.tsx')).ReadHeadline,
}))

const keptNames: Readonly<Record<PaperKind, string>> = { 'title-record': 'a matrícula', edital: 'o edital' }

const Waiting = ({ kept }: { kept: readonly PaperKind[] }) => (
  <PaperHeadlineFrame
    kind="waiting"
    title="Vendo o que dizem os papéis deste imóvel…"
    text={
      kept.length === 0
        ? 'Há o que se leu nesta visita.'
        : `A sua conta guarda o que se leu: ${kept.map(paper => keptNames[paper]).join(' e ')}.`
    }
  />
)

const NotLoaded = () => (
  <PaperHeadlineFrame
    kind="unknown"
    title="Os papéis que a conta guarda não carregaram"
    text="O que vem abaixo não conta com eles. Verifique a conexão."
    way={
      <button
        type="button"
        className="paper-headline-way text-link text-sm"
        onClick={() => void retryKeptPapers()}
      >
        Tentar de novo
      </button>
    }
  />
)

/** The headline of a property's papers; renders nothing where no paper was read. */
export function PaperHeadline({
  property,
  isDemonstration,
  now,
  way,
}: {
  property: PropertyDetail
  isDemonstration: boolean
  now: number
  /** Leads to the papers side by side. */
  way: ReactNode
}) {
  const papers = usePapersOf(property.id)
  const { lines } = useKeptPaperLines()
  const answers = useOwnFigures(property.id)?.answers ?? {}
  // The code comes beside the papers, not after them.
  useEffect(() => void LazyReadHeadline.load()?.catch(() => {}), [])
  const waiting = <Waiting kept={property.keptPapers} />
  // One paper without the other might say less than both.
  if (papers.loading) return waiting
  if (papers.titleRecord !== null || papers.edital !== null)
    return (
      <FailureBoundary
        attempt={`${papers.titleRecord?.id} ${papers.edital?.id}`}
        fallback={() => <NotLoaded />}
      >
        <Suspense fallback={waiting}>
          <LazyReadHeadline
            property={property}
            papers={papers}
            answers={answers}
            isDemonstration={isDemonstration}
            now={now}
            waiting={waiting}
            frame={({ text, points, group }) =>
              papers.failed && group === null ? (
                <NotLoaded />
              ) : (
                <PaperHeadlineFrame
                  kind={group ?? 'nothing'}
                  title={`${text}.`}
                  text={papers.failed ? 'Pode haver outros papéis na conta: não carregaram.' : points}
                  way={way}
                />
              )
            }
          />
        </Suspense>
      </FailureBoundary>
    )
  if (papers.failed) return <NotLoaded />
  if (!lines.some(({ propertyId, name }) => propertyId === property.id && name === null)) return null
  return (
    <PaperHeadlineFrame
      kind="unknown"
      title="O papel que a conta guarda deste imóvel não abre mais"
      text="O que vem abaixo não conta com ele. Leia o papel de novo."
      way={
        <span className="paper-headline-way text-sm">
          <PaperEntry paper="title-record" propertyId={property.id} asLink />
        </span>
      }
    />
  )
}
