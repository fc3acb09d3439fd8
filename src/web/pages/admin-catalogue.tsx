import { AdminPage } from '../features/admin/admin-page.tsx'
import { CatalogueStateCard } from '../features/admin/catalogue/catalogue-state.tsx'
import { ImportList } from '../features/admin/catalogue/import-list.tsx'
import { RefreshCard } from '../features/admin/catalogue/refresh-card.tsx'
import { UploadCard } from '../features/admin/catalogue/upload-card.tsx'

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
      </div>
    </AdminPage>
  )
}
