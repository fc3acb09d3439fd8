import type { ExplainedTitleRecord } from '#domain/title-records/explain-title-record.ts'
import type { BurdenDoubt, TitleBurden } from '#domain/title-records/title-burdens.ts'
import type { TitleOwnerKind } from '#domain/title-records/owner-kinds.ts'
import type { TitleRecordAnswer } from './title-record-schemas.ts'

const ownerNames: Readonly<Record<TitleOwnerKind, string>> = {
  caixa: 'a Caixa',
  emgea: 'a EMGEA',
  bank: 'um banco',
  company: 'uma empresa',
  public: 'um órgão público',
  person: 'uma pessoa (nome encoberto)',
}

/** Why it is not known whether a burden is in force; `by` is the act that makes it doubtful. */
const doubts: Readonly<Record<BurdenDoubt, (by: string) => string>> = {
  'several burdens of this kind and none is named': by =>
    `Há mais de um ônus deste tipo, e o cancelamento no ${by} não diz qual.`,
  'cancelled in part': by => `O cancelamento no ${by} é de uma parte.`,
  'the cancelling act names another kind': by => `O ${by}, que cancela, fala em outro tipo de ônus.`,
  'another case is named': by => `O ${by}, que cancela, cita outro processo.`,
  'sold by a court without a cancellation': by =>
    `Houve venda judicial no ${by}, e nenhum ato cancela este ônus: o cartório ou um advogado precisa confirmar.`,
  'the holder died without a cancellation': by =>
    `O usufrutuário faleceu, como diz o ${by}, e nenhum ato cancela o usufruto: o cartório precisa averbar.`,
  'a cancellation names no act': by => `O cancelamento no ${by} não diz de qual ato.`,
  'ended on a condition': by => `O cancelamento no ${by} depende de uma condição.`,
  'words that were not understood': by =>
    `O ${by} fala em cancelar, e nem todas as suas palavras foram entendidas.`,
  'the act of another matrícula is named': by =>
    `O cancelamento no ${by} cita um ato de outra matrícula ou livro.`,
  'the cancelling act was questioned': by =>
    `O ${by} restabelece o ônus, ou corrige, suspende ou anula o ato que o cancelou.`,
  'converted into another burden': by =>
    `O ${by} converte este ônus em penhora, que continua com a mesma prioridade.`,
  'the contract that it rests on has ended': by =>
    `A restrição vem do contrato que a consolidação no ${by} encerrou, e nenhum ato a cancela: o cartório precisa confirmar.`,
}

const withoutACancellation: readonly BurdenDoubt[] = [
  'sold by a court without a cancellation',
  'the holder died without a cancellation',
  'the contract that it rests on has ended',
  'converted into another burden',
]

function writeReason({ act, doubt, doubtedBy }: TitleBurden): string | null {
  if (doubt === null || doubtedBy === null) return null
  const reason = doubts[doubt](doubtedBy)
  return withoutACancellation.includes(doubt)
    ? reason
    : `${reason} A regra tem condição: leia o ${act} e o ${doubtedBy}.`
}

/** What was read beside the explanation. */
interface ReadSource {
  /** Masked; `null` of a text that the asker has. */
  text: string | null
  pages: number | null
  recognized: boolean
}

/** Presents a matrícula as the API answers it. */
export function presentTitleRecord(
  {
    certificateDate,
    registration,
    acts,
    owners,
    burdens,
    property,
    negativeAuctions,
    warnings,
    missing,
  }: ExplainedTitleRecord,
  { text, pages, recognized }: ReadSource,
): TitleRecordAnswer {
  const negative = negativeAuctions.actIndex === null ? undefined : acts[negativeAuctions.actIndex]
  return {
    certificateDate,
    acts,
    owners: owners.map(({ kind, share, since, page }) => ({
      who: ownerNames[kind],
      kind,
      share,
      since,
      page,
    })),
    burdens: burdens.map(burden => {
      const { kind, act, inForce, cancelledBy, doubtExcerpt, excerpt, start, end, page, certainty } = burden
      return {
        kind,
        act,
        inForce,
        cancelledBy,
        reason: writeReason(burden),
        doubt: doubtExcerpt,
        excerpt,
        start,
        end,
        page,
        certainty,
      }
    }),
    property: { ...property, registration },
    negativeAuctions:
      negative === undefined
        ? null
        : { act: negative.number, page: negative.page, debtExtinguished: negativeAuctions.debtExtinguished },
    warnings,
    missing,
    text,
    pages,
    recognized,
  }
}
