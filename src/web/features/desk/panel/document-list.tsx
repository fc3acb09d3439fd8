import type { Marks, MarksChange } from '#domain/desk/marks.ts'
import { deskDocuments, type DocumentKey } from '#domain/desk/desk-documents.ts'

const groups = [
  { when: 'before', name: 'Antes do lance' },
  { when: 'after', name: 'Depois da compra' },
] as const

/** The checklist of documents: each with why one needs it. */
export function DocumentList({
  documents,
  onChange,
}: {
  documents: Marks<DocumentKey>
  onChange: (change: MarksChange<DocumentKey>) => void
}) {
  const done = deskDocuments.filter(({ key }) => documents[key] === true).length
  return (
    <section aria-labelledby="panel-documents" className="panel-part">
      <h3 id="panel-documents">
        Documentos{' '}
        <span className="font-normal text-ink-3">
          {done} de {deskDocuments.length}
        </span>
      </h3>
      {groups.map(({ when, name }) => (
        <fieldset key={when}>
          <legend className="pb-1 text-xs text-ink-3">{name}</legend>
          {deskDocuments
            .filter(document => document.when === when)
            .map(({ key, name: document, why }) => (
              <label key={key} className="panel-document">
                <input
                  type="checkbox"
                  className="tick mt-0.5"
                  checked={documents[key] === true}
                  onChange={({ target }) => onChange({ [key]: target.checked ? true : null })}
                />
                <span>
                  {document}
                  <span className="block text-xs text-pretty text-ink-3">{why}</span>
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </section>
  )
}
