import { AdminPage } from '../features/admin/admin-page.tsx'
import { ImportList } from '../features/admin/catalogue/import-list.tsx'
import { AddressesCard } from '../features/admin/catalogue/addresses-card.tsx'
import { PaidPricesCard } from '../features/admin/catalogue/paid-prices-card.tsx'
import { RefreshCard } from '../features/admin/catalogue/refresh-card.tsx'
import { UploadCard } from '../features/admin/catalogue/upload-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { serverCatalogue } from '../data/catalogue-calls.ts'
import { integerFormat, formatShortDate } from '../ui/format-text.ts'
import { AdminCard, AdminFact, AdminFailed, AdminStale } from '../features/admin/admin-parts.tsx'

const Waiting = () => <span className="skeleton block h-5 w-24" />

/** Shows what the catalogue holds now, by the server's own count. */
function CatalogueStateCard() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stats', 'server'],
    queryFn: ({ signal }) => serverCatalogue.stats(signal),
    staleTime: 0,
  })
  return (
    <AdminCard id="admin-catalogue" title="No ar agora">
      {error && !data ? (
        <AdminFailed
          what="O catálogo não foi carregado"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <AdminStale error={error} onRetry={() => void refetch()} />
          <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-3 lg:grid-cols-6" aria-busy={!data}>
            <AdminFact name="Imóveis à venda">{data ? integerFormat(data.total) : <Waiting />}</AdminFact>
            <AdminFact name="Estados">{data ? data.states : <Waiting />}</AdminFact>
            <AdminFact name="Origem">
              {data ? data.source === 'demo' ? 'Demonstração' : 'Listas da Caixa' : <Waiting />}
            </AdminFact>
            <AdminFact name="Lista mais nova">
              {data ? data.listDate ? formatShortDate(data.listDate) : 'Nenhuma' : <Waiting />}
            </AdminFact>
            <AdminFact name="Última importação">
              {data ? data.updatedAt ? formatBrasiliaTime(data.updatedAt) : 'Nenhuma' : <Waiting />}
            </AdminFact>
            <AdminFact name="Novos na última">
              {data ? integerFormat(data.newLastImport) : <Waiting />}
            </AdminFact>
          </dl>
        </>
      )}
    </AdminCard>
  )
}

/** The bank lists: what there is, where it comes from, what became of every list. */
export default function AdminCataloguePage() {
  return (
    <AdminPage
      title="Catálogo"
      intro="As listas da Caixa: o que há, de onde vem e o que deu cada importação."
    >
      <div className="grid gap-5">
        <CatalogueStateCard />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <UploadCard />
          <RefreshCard />
        </div>
        <ImportList />
        <PaidPricesCard />
        <AddressesCard />
      </div>
    </AdminPage>
  )
}
