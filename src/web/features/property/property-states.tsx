import { Link } from '../../framework/link.tsx'
import { useEffect, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { usePageHead } from '../../framework/page-head.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const plot = { id: '404', category: 'terreno', description: '' } as const
const house = { id: '12', category: 'casa', description: '' } as const

const Picture = ({ subject }: { subject: typeof plot | typeof house }) => (
  <div className="scene aspect-[4/3] w-full max-w-80 overflow-hidden rounded-xl">
    <PropertyDrawing subject={subject} />
  </div>
)

const Search = () => (
  <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
    Buscar Imóveis
  </Link>
)

/** Shown when no bank list has, or had, this number. */
export function PropertyNotFound({ id }: { id: string }) {
  usePageHead({ title: 'Imóvel não encontrado' })
  return (
    <MessagePage
      title="Imóvel não encontrado"
      picture={<Picture subject={plot} />}
      actions={
        <>
          <Link to={pagePaths.home} className={buttonClass('primary')}>
            Voltar ao início
          </Link>
          <Search />
        </>
      }
    >
      Nenhuma lista da Caixa que lemos traz o número {id}. Confira o link ou procure o imóvel na busca.
    </MessagePage>
  )
}

function Retry({ retry }: { retry: () => Promise<unknown> }) {
  const [trying, setTrying] = useState(false)
  return (
    <Button
      look="primary"
      disabled={trying}
      onClick={() => {
        setTrying(true)
        void retry().finally(() => setTrying(false))
      }}
    >
      {trying ? 'Tentando…' : 'Tentar de novo'}
    </Button>
  )
}

/** Shown when the server is away and its replacement does not know the property. */
export function PropertyOutOfReach({ retry }: { retry: () => Promise<unknown> }) {
  usePageHead({ title: 'Sem conexão' })
  useEffect(() => {
    const again = () => void retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [retry])
  return (
    <MessagePage
      title="Sem conexão com o servidor"
      picture={<Picture subject={house} />}
      actions={
        <>
          <Retry retry={retry} />
          <Search />
        </>
      }
    >
      Não foi possível carregar este imóvel agora. Verifique a conexão e tente de novo; seus favoritos
      continuam guardados.
    </MessagePage>
  )
}

/** Shown when the server refused, for another reason than the number. */
export function PropertyRefused({ message, retry }: { message: string; retry: () => Promise<unknown> }) {
  usePageHead({ title: 'O imóvel não abriu' })
  return (
    <MessagePage
      title="O imóvel não abriu"
      picture={<Picture subject={house} />}
      actions={
        <>
          <Retry retry={retry} />
          <Search />
        </>
      }
    >
      {message}
    </MessagePage>
  )
}
