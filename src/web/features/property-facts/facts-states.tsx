import { useState } from 'react'
import { pagePaths, writePlacePath } from '#contract/page-paths.ts'
import { type Uf, isUf, phraseInWholeState } from '#domain/states.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const plot = { id: '404', category: 'terreno', description: '' } as const
const house = { id: '12', category: 'casa', description: '' } as const

const Picture = ({ subject }: { subject: typeof plot | typeof house }) => (
  <div className="scene aspect-[4/3] w-full max-w-80 overflow-hidden rounded-xl">
    <PropertyDrawing subject={subject} />
  </div>
)

/** Returns the state that the words of a property's address end with: `…-anapolis-go`; `null` without one. */
function readAddressState(path: string): Uf | null {
  const uf = /-([a-z]{2})\/?$/.exec(path)?.[1]?.toUpperCase() ?? ''
  return isUf(uf) ? uf : null
}

/** Shown when no list of the bank has, or had, this number; it leads to the state that the address names. */
export function FactsNotFound({ id }: { id: string }) {
  const state = readAddressState(usePageLocation().path)
  return (
    <MessagePage
      title="Imóvel não encontrado"
      picture={<Picture subject={plot} />}
      actions={
        <>
          {state === null ? (
            <Link to={pagePaths.places} className={buttonClass('primary')}>
              Imóveis por cidade
            </Link>
          ) : (
            <Link
              to={writePlacePath({ uf: state, city: null, category: null })}
              className={buttonClass('primary')}
            >
              Imóveis {phraseInWholeState(state)}
            </Link>
          )}
          <Link to={pagePaths.search} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        </>
      }
    >
      Nenhuma lista da Caixa que lemos traz o número {id}. Confira o link ou procure o imóvel na busca.
    </MessagePage>
  )
}

/** Shown when the facts could not be read now. */
export function FactsFailed({ retry }: { retry: () => Promise<unknown> }) {
  const [trying, setTrying] = useState(false)
  const again = () => {
    setTrying(true)
    void retry().finally(() => setTrying(false))
  }
  return (
    <MessagePage
      title="O imóvel não abriu"
      picture={<Picture subject={house} />}
      actions={
        <>
          <Button look="primary" disabled={trying} onClick={again}>
            {trying ? 'Tentando…' : 'Tentar de novo'}
          </Button>
          <Link to={pagePaths.search} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        </>
      }
    >
      Não foi possível carregar este imóvel agora. Verifique a conexão e tente de novo.
    </MessagePage>
  )
}
