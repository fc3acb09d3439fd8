import type { ExplainedTitleRecord } from '#domain/title-records/explain-title-record.ts'
import type { BurdenDoubt } from '#domain/title-records/title-burdens.ts'
import type { TitleOwnerKind } from '#domain/title-records/title-owners.ts'
import type { TitleRecordAnswer } from './title-record-schemas.ts'

const ownerNames: Readonly<Record<TitleOwnerKind, string>> = {
  caixa: 'a Caixa',
  bank: 'um banco',
  company: 'uma empresa',
  public: 'um órgão público',
  person: 'uma pessoa (nome encoberto)',
}

const condition = 'A regra tem condição: leia os dois atos.'
const doubts: Readonly<Record<BurdenDoubt, string>> = {
  'several burdens of this kind and none is named': `Há mais de um ônus deste tipo, e o cancelamento não diz qual. ${condition}`,
  'cancelled in part': `O cancelamento é de uma parte. ${condition}`,
  'the cancelling act names another kind': `O ato que cancela fala em outro tipo de ônus. ${condition}`,
  'another case is named': `O ato que cancela cita outro processo. ${condition}`,
  'sold by a court without a cancellation':
    'Houve venda judicial, e nenhum ato cancela este ônus: o cartório ou um advogado precisa confirmar.',
  'the holder died without a cancellation':
    'O usufrutuário faleceu, e nenhum ato cancela o usufruto: o cartório precisa averbar.',
  'a cancellation names no act': `O cancelamento não diz de qual ato. ${condition}`,
  'ended on a condition': `O cancelamento depende de uma condição. ${condition}`,
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
    burdens: burdens.map(
      ({ kind, act, inForce, cancelledBy, doubt, excerpt, start, end, page, certainty }) => ({
        kind,
        act,
        inForce,
        cancelledBy,
        reason: doubt === null ? null : doubts[doubt],
        excerpt,
        start,
        end,
        page,
        certainty,
      }),
    ),
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
