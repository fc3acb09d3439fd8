import '../listing/card/card.css'
import './shared-list.css'
import type { SharedPage } from '#contract/shared-list-schemas.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { FoldedQuestion, QuestionForm } from './question-form.tsx'
import { ReactionForm } from './reaction-form.tsx'
import { SharedListHead } from './shared-list-head.tsx'
import { SharedListPaper } from './shared-list-paper.tsx'
import { describeSent, nameSharedListing } from './shared-list-words.ts'
import { SharedListingCard } from './shared-listing-card.tsx'

/** Says how a form that was sent without script ended. */
function SentNote({ sent }: { sent: string | undefined }) {
  const said = describeSent(sent)
  return (
    said && (
      <output className="shared-sent" data-failed={!said.isTaken || undefined}>
        {said.text}
      </output>
    )
  )
}

/** A list for a client: who sends it, its listings, and a word back. */
export function SharedListView({
  token,
  page,
  sent,
}: {
  token: string
  page: SharedPage
  /** How a form that was sent without script ended. */
  sent: string | undefined
}) {
  const { adviserName, targetRoi, listings, asOf, questionsLeft } = page
  const canAsk = questionsLeft > 0
  return (
    <main id="main" tabIndex={-1} className="shared-list">
      <SharedListHead page={page} />
      <SentNote sent={sent} />
      {listings.length === 0 ? (
        <p className="shared-empty">
          Nenhum imóvel nesta lista por enquanto. Quem a enviou pode pôr outros; o link é o mesmo.
        </p>
      ) : (
        <ul className="shared-cards" aria-label="Imóveis">
          {listings.map(listing => {
            const name = nameSharedListing(listing)
            return (
              <li key={listing.id} id={listing.id}>
                <SharedListingCard {...{ listing, adviserName, targetRoi }}>
                  <ReactionForm {...{ token, listing, name }} />
                  {canAsk && <FoldedQuestion {...{ token, adviserName, name }} item={listing.id} />}
                </SharedListingCard>
              </li>
            )
          })}
        </ul>
      )}
      <section className="panel shared-ask-all" aria-labelledby="perguntar">
        <h2 id="perguntar" className="text-lg font-semibold">
          Ficou alguma dúvida?
        </h2>
        {canAsk ? (
          <QuestionForm
            {...{ token, adviserName }}
            item={null}
            label={`Escreva para ${adviserName}; a pergunta chega na hora`}
          />
        ) : (
          <p className="text-sm text-ink-2">
            Esta lista já recebeu todas as perguntas que podia. Fale direto com {adviserName}.
          </p>
        )}
      </section>
      <footer className="shared-foot">
        <p>
          Isto não é do banco nem garantia: confira preço, datas e edital na página da Caixa antes do lance.
        </p>
        <p>
          Contas de {formatDay(asOf, null)}, feitas por quem envia sobre suposições de custos, prazo e venda
          pela avaliação. O preço é da lista que cada imóvel cita.
        </p>
      </footer>
      <SharedListPaper page={page} />
    </main>
  )
}
