import './paper-headline.css'
import { CircleDot, CircleHelp, type LucideIcon, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DossierHeadline } from '#domain/dossier/dossier-headline.ts'
import { classNames } from '../../ui/class-names.ts'
import { ActWords } from '../papers/frame/act-words.tsx'
import { signOfRow } from './dossier-signs.ts'

/** `nothing`: what was read neither contradicts nor weighs. */
export type HeadlineKind = NonNullable<DossierHeadline['group']> | 'nothing' | 'waiting' | 'unknown'

const signs: Readonly<Record<HeadlineKind, { icon: LucideIcon; ink: string }>> = {
  contradiction: signOfRow({ state: 'contradiction', weighs: true }),
  weighs: signOfRow({ state: 'one source', weighs: true }),
  nothing: { icon: CircleDot, ink: 'text-ink-3' },
  waiting: { icon: Scale, ink: 'text-ink-3' },
  unknown: { icon: CircleHelp, ink: 'text-amber-text' },
}

/** The frame of what the papers say first, the same whatever is known of them. */
export function PaperHeadlineFrame({
  kind,
  title,
  text,
  way = null,
}: {
  kind: HeadlineKind
  title: string
  text: string
  /** What leads on: a link or a button. */
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
