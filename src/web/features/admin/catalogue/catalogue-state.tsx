import { useQuery } from '@tanstack/react-query'
import { moment } from '#domain/brasilia.ts'
import { server } from '../../../data/catalogue/catalogue.ts'
import { integer, shortDate } from '../../../ui/format.ts'
import { Card, Fact, Failed, Stale } from '../parts.tsx'

const Waiting = () => <span className="skeleton block h-5 w-24" />

/** Shows what the catalogue holds now, by the server's own count. */
export function CatalogueState() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stats', 'server'],
    queryFn: ({ signal }) => server.stats(signal),
    staleTime: 0,
  })
  return (
    <Card id="admin-catalogue" title="No ar agora">
      {error && !data ? (
        <Failed
          what="O catálogo não foi carregado"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Stale error={error} onRetry={() => void refetch()} />
          <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-3 lg:grid-cols-6" aria-busy={!data}>
            <Fact name="Imóveis à venda">{data ? integer(data.total) : <Waiting />}</Fact>
            <Fact name="Estados">{data ? data.states : <Waiting />}</Fact>
            <Fact name="Origem">
              {data ? data.source === 'demo' ? 'Demonstração' : 'Listas da Caixa' : <Waiting />}
            </Fact>
            <Fact name="Lista mais nova">
              {data ? data.listDate ? shortDate(data.listDate) : 'Nenhuma' : <Waiting />}
            </Fact>
            <Fact name="Última importação">
              {data ? data.updatedAt ? moment(data.updatedAt) : 'Nenhuma' : <Waiting />}
            </Fact>
            <Fact name="Novos na última">{data ? integer(data.newLastImport) : <Waiting />}</Fact>
          </dl>
        </>
      )}
    </Card>
  )
}
