import { AdminPage } from '../features/admin/admin-page.tsx'
import { CatalogueState } from '../features/admin/catalogue/catalogue-state.tsx'
import { Imports } from '../features/admin/catalogue/imports.tsx'
import { Refresh } from '../features/admin/catalogue/refresh.tsx'
import { Upload } from '../features/admin/catalogue/upload-card.tsx'

/** The bank lists: what there is, where it comes from, what became of every list. */
export default function AdminCataloguePage() {
  return (
    <AdminPage
      title="Catálogo"
      intro="As listas da Caixa: o que há, de onde vem e o que deu cada importação."
    >
      <div className="grid gap-5">
        <CatalogueState />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Upload />
          <Refresh />
        </div>
        <Imports />
      </div>
    </AdminPage>
  )
}
