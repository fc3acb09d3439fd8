import { Link } from '../../framework/link.tsx'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const house = { id: '12', category: 'casa', description: '' } as const

/** Shown when nothing is saved or loading failed: a picture, what to do, and a link. */
export const EmptyFavorites = ({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action: ReactNode
}) => (
  <div className="mx-auto flex max-w-lg flex-col items-center py-10 text-center">
    <div className="scene aspect-[4/3] w-56 overflow-hidden rounded-xl">
      <PropertyDrawing subject={house} />
    </div>
    <h2 className="mt-6 text-lg font-semibold">{title}</h2>
    <p className="mt-1 text-ink-2 text-pretty">{children}</p>
    <div className="mt-6">{action}</div>
  </div>
)

/** Shown while no favorite is saved, with a link to the search. */
export const NoFavorites = () => (
  <EmptyFavorites
    title="Nenhum favorito ainda"
    action={
      <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
        Explorar Imóveis
      </Link>
    }
  >
    Toque no coração de um imóvel para guardá-lo aqui e acompanhar o preço.
  </EmptyFavorites>
)

/** Shown when no favorite is at the chosen stage. */
export const NoFavoritesAtStage = ({ stage, onAll }: { stage: string; onAll: () => void }) => (
  <EmptyFavorites
    title={`Nenhum favorito em “${stage}”`}
    action={<Button onClick={onAll}>Ver todos os favoritos</Button>}
  >
    Mude a etapa de um imóvel para encontrá-lo aqui.
  </EmptyFavorites>
)

/**
 * Shown when loading failed, with a button that tries again.
 * @param what the missing list, as in `os favoritos`
 */
export const FavoritesUnreachable = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <EmptyFavorites
    title={`Não foi possível carregar ${what}`}
    action={
      <Button look="primary" onClick={onRetry}>
        Tentar de novo
      </Button>
    }
  >
    O servidor não responde agora. O que você salvou continua guardado lá.
  </EmptyFavorites>
)
