import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { SignInFailure } from './sign-in-failure.ts'
import { useQuery } from '@tanstack/react-query'
import type { Category } from '#domain/property/listing.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { statsQuery } from '../../data/catalogue/list-queries.ts'
import { useNow } from '../../framework/use-now.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'

type Tile = readonly [category: Category, number: string, description?: string]

/** Three rows of houses at night; the numbers only select how each is drawn. */
const columns: readonly (readonly Tile[])[] = [
  [
    ['casa', '8444405322578'],
    ['apartamento', '1444414174513'],
    ['rural', '8555533319077'],
    ['casa', '8787706417829'],
    ['apartamento', '8444422910334'],
  ],
  [
    ['apartamento', '1555519238101'],
    ['casa', '8444411507392'],
    ['comercial', '1444403188127', 'Loja'],
    ['apartamento', '8787702256140'],
    ['casa', '1555520774416'],
  ],
  [
    ['terreno', '8444419020587'],
    ['casa', '1444408846201'],
    ['apartamento', '8555507713956'],
    ['casa', '8787711934465'],
    ['comercial', '1444416602389', 'Galpão'],
  ],
]

const Street = ({ tiles, className }: { tiles: readonly Tile[]; className: string }) => (
  <div className={`flex flex-col gap-4 ${className}`}>
    {tiles.map(([category, id, description = '']) => (
      <div key={id} className="scene aspect-[4/3] overflow-hidden rounded-xl border border-line">
        <PropertyDrawing subject={{ id, category, description }} />
      </div>
    ))}
  </div>
)

/** The picture beside the sign-in forms: houses at night and the current number of listings. */
function SignInScene() {
  const source = useCatalogueSource()
  const { data: stats } = useQuery(statsQuery(source))
  const now = useNow()
  return (
    <aside
      aria-label="Sobre o Arremate"
      className="relative flex min-h-80 flex-col justify-end overflow-hidden border-line max-lg:border-t lg:border-l"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 grid -rotate-6 scale-110 grid-cols-[repeat(3,14rem)] items-start justify-center gap-4 opacity-90 xl:grid-cols-[repeat(3,18rem)]"
      >
        <Street tiles={columns[0] ?? []} className="-mt-24" />
        <Street tiles={columns[1] ?? []} className="-mt-52" />
        <Street tiles={columns[2] ?? []} className="-mt-8" />
      </div>
      {/* The words move upwards while they arrive, so they are painted only once the empty element after them has arrived. */}
      <div className="relative not-has-[>:nth-child(4)]:invisible bg-linear-to-t from-ground from-45% to-transparent px-6 pt-32 pb-8 lg:px-12 lg:pb-12">
        <p className="text-2xl font-bold tracking-tight text-balance lg:text-4xl">
          Os números antes do lance.
        </p>
        <p className="mt-2 max-w-lg text-md text-ink-2 text-pretty">
          Leilões, licitações e vendas da Caixa em todo o Brasil, com desconto e retorno calculados imóvel por
          imóvel.
        </p>
        <div className="mt-4 min-h-5 text-sm text-ink-3">
          {stats && (
            <>
              <strong className="font-semibold text-amber-text">{integerFormat(stats.total)}</strong> imóveis
              ·{' '}
              <ListFreshnessLine
                lists={stats.lists.filter(({ total }) => total > 0)}
                demonstration={stats.source === 'demo'}
                now={now}
              />
            </>
          )}
        </div>
        <span hidden />
      </div>
    </aside>
  )
}

/**
 * The frame of the sign-in pages: the form first, the picture beside it or, on a phone, below. The form begins at a height
 * that does not depend on its own, so that nothing moves while the page still arrives.
 */
export const SignInFrame = ({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) => (
  <div className="grid min-h-[calc(100dvh-var(--shell-height)-var(--bottom-bar))] lg:grid-cols-[minmax(27rem,5fr)_7fr]">
    <main
      id="main"
      tabIndex={-1}
      className="px-5 py-6 outline-none sm:py-10 sm:px-10 lg:py-[clamp(2rem,20dvh-7rem,8rem)]"
    >
      <div className="mx-auto w-full max-w-sm">
        <h1 className="text-2xl font-bold tracking-tight lg:text-4xl">{title}</h1>
        <p className="mt-2 mb-7 text-md text-ink-2 text-pretty">{lead}</p>
        {children}
      </div>
    </main>
    <SignInScene />
  </div>
)

/**
 * Shows the error of a form; screen readers read it when it appears, and again when another attempt fails the same way.
 */
export function SignInFailureNote({ trouble }: { trouble: SignInFailure | null }) {
  const [announced, setSaid] = useState({ trouble, times: 0 })
  if (announced.trouble !== trouble) setSaid({ trouble, times: announced.times + 1 })
  return (
    <div role="alert">
      {trouble && (
        <div
          key={announced.times}
          className="mb-5 rounded-md border-l-4 border-risk bg-risk-soft px-4 py-3 text-sm"
        >
          <p className="font-semibold">{trouble.title}</p>
          <p className="mt-0.5 text-ink-2">{trouble.description}</p>
        </div>
      )}
    </div>
  )
}

/** Focuses the heading that replaced the form, so that it is read out and Tab continues from there. */
export function useFocusOnArrival(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
